"""Computes an expression of named numbers and lists of numbers, as scenarios write them:
`exp(a) / (sum(exp(a)) + exp(b))`.

Only what stands here is evaluated: numbers, the inputs, + - * / ** and a few functions. Lists are
taken element by element; a number beside a list counts for each of its elements.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable
from typing import Any

Value = float | list[float]

_BINARY = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul,
           ast.Div: operator.truediv, ast.Pow: operator.pow}
_UNARY = {ast.UAdd: operator.pos, ast.USub: operator.neg}
_BY_ELEMENT = {"exp": math.exp, "log": math.log, "sqrt": math.sqrt}
_OF_ALL = {"sum": math.fsum, "max": max, "min": min}
_FUNCTIONS = (*_BY_ELEMENT, *_OF_ALL)
_LONGEST = 1000  # characters; a formula nested deeper than the interpreter goes cannot be written


class FormulaError(Exception):
    """Begins with the key at fault: "formula: ..." or "inputs.NAME: ..."."""


def compute(formula: str, inputs: dict[str, Value]) -> Value:
    """The value of a formula, a number or a list. Raises FormulaError."""
    for name in inputs:
        if not name.isidentifier() or name in _FUNCTIONS:
            raise FormulaError(f"inputs.{name}: is not a name that a formula can use; write "
                               f"letters, digits and '_', and none of {', '.join(_FUNCTIONS)}")
    if len(formula) > _LONGEST:
        raise FormulaError(f"formula: is longer than {_LONGEST} characters; write a shorter one")
    try:
        tree = ast.parse(formula.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise FormulaError(f"formula: value {formula!r} is not an expression; write it as in "
                           "'a * (b + 1)'") from None
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for name in inputs:
        if name not in used:
            raise FormulaError(f"inputs.{name}: is not in the formula '{formula}'; remove it")
    try:
        value = _evaluate(tree, inputs)
    except (OverflowError, ValueError, ZeroDivisionError, TypeError) as error:
        raise FormulaError(f"inputs: the formula '{formula}' cannot be computed with these numbers "
                           f"({error}); check their units") from None
    if not all(map(math.isfinite, value if isinstance(value, list) else [value])):
        raise FormulaError(f"inputs: the formula '{formula}' gives numbers that are not finite; "
                           "check the units")
    return value


def _evaluate(node: ast.AST, inputs: dict[str, Value]) -> Value:
    match node:
        case ast.Constant(value=int() | float() as number) if not isinstance(number, bool):
            return float(number)
        case ast.Name(id=name):
            if name not in inputs:
                raise FormulaError(f"formula: value '{name}' is none of the inputs: "
                                   f"{', '.join(inputs)}")
            return inputs[name]
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            return _by_element(_BINARY[type(op)], _evaluate(left, inputs), _evaluate(right, inputs))
        case ast.UnaryOp(op=op, operand=operand) if type(op) in _UNARY:
            return _by_element(_UNARY[type(op)], _evaluate(operand, inputs))
        case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]):
            return _call(name, [_evaluate(argument, inputs) for argument in arguments])
    raise FormulaError(f"formula: '{ast.unparse(node)}' is not allowed; use numbers, inputs, "
                       f"+ - * / ** and {', '.join(_FUNCTIONS)}")


def _call(name: str, arguments: list[Value]) -> Value:
    if name in _OF_ALL and arguments:
        return float(_OF_ALL[name]([number for argument in arguments for number in (
            argument if isinstance(argument, list) else [argument])]))
    if name in _BY_ELEMENT and len(arguments) == 1:
        return _by_element(_BY_ELEMENT[name], arguments[0])
    if name in _FUNCTIONS:
        raise FormulaError(f"formula: '{name}' takes "
                           f"{'an argument' if name in _OF_ALL else 'one argument'}")
    raise FormulaError(f"formula: '{name}' is not a function; use one of: {', '.join(_FUNCTIONS)}")


def _by_element(function: Callable[..., Any], *values: Value) -> Value:
    lengths = {len(value) for value in values if isinstance(value, list)}
    if len(lengths) > 1:
        raise FormulaError(f"inputs: lists of {' and '.join(map(str, sorted(lengths)))} numbers "
                           "cannot be combined; write lists of one length")
    if not lengths:
        return _real(function(*values))
    return [_real(function(*(value[place] if isinstance(value, list) else value
                             for value in values)))
            for place in range(lengths.pop())]


def _real(number: Any) -> float:
    """A power of a negative number may be complex."""
    if isinstance(number, complex):
        raise ValueError("the result is not a real number")
    return number
