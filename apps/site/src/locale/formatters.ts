const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than a hundred uses of it, and its memory lies where the garbage collector does not count it. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numbers, tag, options, () => new Intl.NumberFormat(tag, options));
}

export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, tag, options, () => new Intl.DateTimeFormat(tag, options));
}

/** Tags and options come from our own code, so there are only a few dozen. */
function kept<T>(known: Map<string, T>, tag: string, options: object, make: () => T): T {
  const key = tag + JSON.stringify(options);
  const formatter = known.get(key) ?? make();
  known.set(key, formatter);
  return formatter;
}
