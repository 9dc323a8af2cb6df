/** The id of a field's control (of the first one, or of the group, where it has several): where the error summary leads. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
