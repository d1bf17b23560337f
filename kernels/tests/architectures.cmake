# Checks kernels against architectures that this machine may lack, in minutes: little is optimised.
# (Not -O0 alone, since ptxas takes up to five times as long for what cicc makes by it.)
# Run by ctest with -DNVCC, -DSOURCE (the tree) and -DWORK (a folder for output).
#
# 1. Launch bounds with a number of blocks fit an SM of 8.6, which holds the fewest: 1536 threads
#    and 16 blocks. ptxas ignores larger bounds with a warning, and the kernel runs slower than meant.
#    Nor does the code for 8.6 use clusters, which it lacks.
# 2. Kernels with atomics, cooperative groups or opt-in shared memory assemble for 8.6 and for the
#    newest architecture.
set(threads_per_sm 1536)
set(blocks_per_sm 16)
file(MAKE_DIRECTORY ${WORK})
execute_process(COMMAND ${NVCC} --list-gpu-arch OUTPUT_VARIABLE architectures)
string(REGEX MATCHALL "[0-9]+" architectures "${architectures}")
list(SORT architectures COMPARE NATURAL)
list(GET architectures -1 newest)
set(quick -Xcicc=-O1 -Xptxas=-O0)
execute_process(COMMAND ${NVCC} --help OUTPUT_VARIABLE help)
if(help MATCHES "--Ofast-compile")
  set(quick -Ofc=max)  # two thirds of the time
endif()

function(compile source output)
  execute_process(
    COMMAND ${NVCC} -std=c++20 ${quick} --expt-relaxed-constexpr -Werror=all-warnings -I${SOURCE}
            ${ARGN} ${source} -o ${WORK}/${output}
    RESULT_VARIABLE status OUTPUT_VARIABLE words ERROR_VARIABLE words)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${source} (${ARGN}):\n${words}")
  endif()
endfunction()

# Writes files that include up to eight of `sources` each: to read headers takes longer than to compile
# a small kernel. They are grouped otherwise than in the build: what a file needs but does not include
# may be missing here.
function(unite sources out)
  set(files)
  while(sources)
    list(SUBLIST sources 0 8 some)
    list(REMOVE_ITEM sources ${some})
    list(LENGTH files unit)
    list(TRANSFORM some REPLACE "(.+)" "#include \"\\1\"\n")
    list(JOIN some "" includes)
    file(WRITE ${WORK}/${out}_${unit}.cu "${includes}")
    list(APPEND files ${WORK}/${out}_${unit}.cu)
  endwhile()
  set(${out} ${files} PARENT_SCOPE)
endfunction()

# Whether an SM of 8.6 has what the unit's code for it asks for. Adds the kernels with bounds to
# `bounded`.
function(check_for_86 unit)
  compile(${unit} of_86.ptx -ptx -arch=compute_86)
  file(STRINGS ${WORK}/of_86.ptx directives
       REGEX "\\.entry |^\\.(maxntid|minnctapersm) |%cluster|shared::cluster|barrier\\.cluster")
  foreach(directive ${directives})
    if(directive MATCHES "\\.entry ([^( ]+)")
      set(entry ${CMAKE_MATCH_1})
    elseif(directive MATCHES "maxntid ([0-9]+), ([0-9]+), ([0-9]+)")
      math(EXPR threads "${CMAKE_MATCH_1} * ${CMAKE_MATCH_2} * ${CMAKE_MATCH_3}")
    elseif(directive MATCHES "minnctapersm ([0-9]+)")
      set(blocks ${CMAKE_MATCH_1})
      math(EXPR all "${threads} * ${blocks}")
      math(EXPR bounded "${bounded} + 1")
      if(all GREATER threads_per_sm OR blocks GREATER blocks_per_sm)
        message(FATAL_ERROR "${entry}: launch bounds ask for ${blocks} blocks of ${threads} threads "
                            "an SM; an SM of 8.6 holds ${blocks_per_sm} blocks and "
                            "${threads_per_sm} threads (${unit})")
      endif()
    else()
      message(FATAL_ERROR "${entry}: clusters in code for 8.6: ${directive} (${unit})")
    endif()
  endforeach()
  set(bounded ${bounded} PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE sources ${SOURCE}/kernels/*.cu)
list(FILTER sources EXCLUDE REGEX "/tests/")
set(to_assemble)
set(only_bounded)
foreach(source ${sources})
  # The file with the headers of its own folder that it includes.
  get_filename_component(folder ${source} DIRECTORY)
  file(READ ${source} text)
  set(whole "${text}")
  string(REGEX MATCHALL "#include \"[^\"]*\\.cuh\"" includes "${text}")
  foreach(include ${includes})
    string(REGEX REPLACE "#include \"(.*)\"" "\\1" header "${include}")
    get_filename_component(header_folder ${SOURCE}/${header} DIRECTORY)
    if(header_folder STREQUAL folder)
      file(READ ${SOURCE}/${header} text_of_header)
      string(APPEND whole "${text_of_header}")
    endif()
  endforeach()
  if(whole MATCHES "cooperative_groups|extern __shared__|cuda/atomic")
    list(APPEND to_assemble ${source})
  elseif(whole MATCHES "__launch_bounds__\\([^()]*,")
    list(APPEND only_bounded ${source})
  endif()
endforeach()

set(bounded 0)
unite("${only_bounded}" units_with_bounds)
foreach(unit ${units_with_bounds})
  check_for_86(${unit})
endforeach()
unite("${to_assemble}" units_to_assemble)
foreach(unit ${units_to_assemble})
  check_for_86(${unit})
  compile(${WORK}/of_86.ptx assembled.cubin -cubin -arch=sm_86)
  compile(${unit} assembled.cubin -cubin -arch=sm_${newest})
endforeach()
if(bounded EQUAL 0)
  message(FATAL_ERROR "no launch bounds with a number of blocks found in kernels/: has the spelling "
                      "changed?")
endif()
list(LENGTH to_assemble assembled)
message(STATUS "${bounded} instances have bounds that fit; ${assembled} files assemble for 8.6 and "
               "${newest}")
