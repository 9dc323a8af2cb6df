const dateStyles = {
  day: { year: 'numeric', month: 'long', day: 'numeric' },
  weekday: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  year: { year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateStyle = keyof typeof dateStyles;

export interface Format {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** An ISO date or date-time, in Cairo's time zone, so that server and browser show the same day. */
  date(iso: string, style?: DateStyle): string;
  /** The Latin digits of a text in the page's numbering system; everything else stays. */
  digits(text: string | number): string;
  /** A numeral of an index, of two digits at least (`01`); the Arabic zero is a dot, and none leads there (`١`). */
  index(value: number): string;
}

const formats = new Map<string, Format>();

/** Numbers and dates as the locale writes them; `tag`, one of three, carries the numbering system. */
export function formatOf(tag: string): Format {
  const format = formats.get(tag) ?? createFormat(tag);
  formats.set(tag, format);
  return format;
}

function createFormat(tag: string): Format {
  const arabic = tag.endsWith('-nu-arab');
  const digits = (text: string | number) =>
    arabic ? String(text).replace(/[0-9]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))) : String(text);
  const plain = numberFormat(tag);
  const dated: Partial<Record<DateStyle, Intl.DateTimeFormat>> = {};
  return {
    number: (value, options) => {
      if (options) return numberFormat(tag, options).format(value);
      // Below a thousand an integer is its digits, in a tenth of the time.
      return Number.isInteger(value) && value >= 0 && value < 1000 ? digits(value) : plain.format(value);
    },
    date: (iso, style = 'day') => {
      const format = (dated[style] ??= dateFormat(tag, { ...dateStyles[style], timeZone: 'Africa/Cairo' }));
      return format.format(new Date(iso));
    },
    digits,
    index: (value) => digits(arabic ? value : String(value).padStart(2, '0')),
  };
}

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
