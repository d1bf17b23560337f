# Installs the build in BUILD to a prefix of its own, builds the project beside this file against it,
# as a CMake package with GENERATOR, MAKE_PROGRAM and CXX and then by pkg-config, runs both and the
# installed command line.
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output
                  ERROR_VARIABLE output)
  list(JOIN ARGN " " command)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "'${command}' ended with ${status}:\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

set(work ${BUILD}/package_test)
set(prefix ${work}/prefix)
file(REMOVE_RECURSE ${work})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix})
foreach(installed ${DOCDIR}/LICENSE ${DOCDIR}/SCHEMA.md share/roofmax/scenarios/quick.yaml
                  share/roofmax/reports/roofmax_reports/__init__.py)
  if(NOT EXISTS ${prefix}/${installed})
    message(FATAL_ERROR "not installed: ${installed}")
  endif()
endforeach()
# All data of a folder of the tree comes along.
foreach(folder scenarios reports/roofmax_reports)
  file(GLOB_RECURSE data RELATIVE ${SOURCE} ${SOURCE}/${folder}/*.json ${SOURCE}/${folder}/*.j2
       ${SOURCE}/${folder}/*.css ${SOURCE}/${folder}/*.js)
  foreach(file ${data})
    if(NOT EXISTS ${prefix}/share/roofmax/${file})
      message(FATAL_ERROR "not installed: ${file}")
    endif()
  endforeach()
endforeach()

run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${work}/build -G ${GENERATOR}
    -DCMAKE_MAKE_PROGRAM=${MAKE_PROGRAM} -DCMAKE_CXX_COMPILER=${CXX}
    -DCMAKE_PREFIX_PATH=${prefix} -DCMAKE_BUILD_TYPE=Release)
run(${CMAKE_COMMAND} --build ${work}/build)
run(${work}/build/consumer)
message("CMake package:\n${output}")

find_program(pkg_config NAMES pkg-config pkgconf)
if(pkg_config)
  set(ENV{PKG_CONFIG_PATH} ${prefix}/${LIBDIR}/pkgconfig)
  run(${pkg_config} --cflags --libs roofmax)
  separate_arguments(flags UNIX_COMMAND "${output}")
  run(${CXX} ${CMAKE_CURRENT_LIST_DIR}/consumer.cpp -o ${work}/by_pkg_config ${flags}
      -Wl,-rpath,${prefix}/${LIBDIR})
  run(${work}/by_pkg_config)
  message("pkg-config:\n${output}")
else()
  message("pkg-config: not checked, it is not installed")
endif()

# Scenarios are found beside the executable, from any folder.
file(WRITE ${prefix}/share/roofmax/scenarios/only_installed.yaml [[
scenario: only_installed
summary: is in the prefix and nowhere else
operation: softmax
grids:
  - {dtypes: [fp32], rows: 2, cols: 8}
]])
file(MAKE_DIRECTORY ${work}/elsewhere)
run(${CMAKE_COMMAND} -E chdir ${work}/elsewhere
    ${prefix}/bin/roofmax run only_installed --dry-run --device cpu)
message("${output}")
