/** Values that a list has more than once, so that a failing test names them. */
export const doubled = <T>(values: readonly T[]): T[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];
