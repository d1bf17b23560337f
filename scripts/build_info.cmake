# Writes roofmax_build_info.hpp: the revision and flags that a record file's header carries.
# Rewritten only when something changed, so that an unchanged tree does not recompile.
# REVISION, with "-dirty" after it where the tree differs, has precedence over git: a tree without
# history may be inside another repository.
set(revision "unknown")
set(dirty "true")
if(REVISION)
  string(REGEX REPLACE "-dirty$" "" revision "${REVISION}")
  if(revision STREQUAL REVISION)
    set(dirty "false")
  endif()
else()
  execute_process(COMMAND git -C "${SOURCE}" rev-parse HEAD OUTPUT_VARIABLE revision_out
                  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE no_git)
  if(no_git EQUAL 0)
    set(revision "${revision_out}")
    execute_process(COMMAND git -C "${SOURCE}" status --porcelain OUTPUT_VARIABLE changes
                    ERROR_QUIET)
    if(changes STREQUAL "")
      set(dirty "false")
    endif()
  endif()
endif()
if(HAS_CUDA)
  set(cuda "nvcc ${CUDA_COMPILER}, architectures ${CUDA_ARCHITECTURES}, ${CUDA_FLAGS}")
else()
  set(cuda "none")
endif()
set(text "#pragma once

// Written by the build; see scripts/build_info.cmake.
namespace roofmax::build_info {
inline constexpr const char* kVersion = \"${VERSION}\";
inline constexpr const char* kRevision = \"${revision}\";
inline constexpr bool kDirty = ${dirty};
inline constexpr const char* kBuildType = \"${BUILD_TYPE}\";
inline constexpr const char* kCompiler = \"${CXX_COMPILER}\";
inline constexpr const char* kCompilerFlags = \"${CXX_FLAGS}\";
inline constexpr const char* kCuda = \"${cuda}\";
inline constexpr const char* kGoogleBenchmark = \"${BENCHMARK_VERSION}\";
inline constexpr const char* kYamlCpp = \"${YAML_CPP_VERSION}\";
/// The source tree: scenarios and reports are found there unless they are installed.
inline constexpr const char* kSourceDir = \"${SOURCE}\";
}  // namespace roofmax::build_info
")
set(old "")
if(EXISTS "${OUTPUT}")
  file(READ "${OUTPUT}" old)
endif()
if(NOT old STREQUAL text)
  file(WRITE "${OUTPUT}" "${text}")
endif()
