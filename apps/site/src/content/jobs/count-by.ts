/** How many entries have each value, in the order in which the values are given; values that none has are left out, but for the chosen one. */
export function countBy<Value extends string>(
  values: Value[],
  order: readonly Value[],
  chosen: Value | null = null,
): { value: Value; count: number }[] {
  return order
    .map((value) => ({ value, count: values.filter((candidate) => candidate === value).length }))
    .filter(({ value, count }) => count > 0 || value === chosen);
}
