/** Puts values into `{names}` of a text, isolated so that neither direction disturbs the other. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (marker, name: string) =>
    Object.hasOwn(values, name) ? `\u2068${values[name]}\u2069` : marker,
  );
}
