/** How many entries have each value, in the order in which the values are given; values that none has are left out. */
export function countBy<Value extends string>(
  values: Value[],
  order: readonly Value[],
): { value: Value; count: number }[] {
  return order
    .map((value) => ({ value, count: values.filter((candidate) => candidate === value).length }))
    .filter(({ count }) => count > 0);
}
