# Installs the build in BUILD to a prefix of its own, builds the project beside this file against
# it with GENERATOR, MAKE_PROGRAM and CXX, and runs both that and the installed command line.
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
file(REMOVE_RECURSE ${work})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${work}/prefix)
run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${work}/build -G ${GENERATOR}
    -DCMAKE_MAKE_PROGRAM=${MAKE_PROGRAM} -DCMAKE_CXX_COMPILER=${CXX}
    -DCMAKE_PREFIX_PATH=${work}/prefix -DCMAKE_BUILD_TYPE=Release)
run(${CMAKE_COMMAND} --build ${work}/build)
run(${work}/build/consumer)
message("${output}")

# Scenarios are found beside the executable, from any folder.
file(WRITE ${work}/prefix/share/roofmax/scenarios/only_installed.yaml [[
scenario: only_installed
summary: stands in the prefix and nowhere else
operation: softmax
grids:
  - {dtypes: [fp32], rows: 2, cols: 8}
]])
file(MAKE_DIRECTORY ${work}/elsewhere)
run(${CMAKE_COMMAND} -E chdir ${work}/elsewhere
    ${work}/prefix/bin/roofmax run only_installed --dry-run --device cpu)
message("${output}")
