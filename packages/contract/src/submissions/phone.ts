/** What a form knows of the numbering plans; the contract itself holds no library for them. */
export interface PhonePlans {
  /** Whether a number, with or without its country code, is one that the country dials. */
  isPhone: (number: string, country: string) => boolean;
  /** A number of the country as it is written there, for the message that refuses another; absent where none is known. */
  examplePhone?: (country: string) => string | undefined;
}

/**
 * A number as people copy it, made into what a numbering plan reads: `tel:+20-100-123-4567`, `(+20) 100 123 4567` and
 * `0020 100…` begin with a plus. Anything else stays. In Latin digits.
 */
export function asDialled(number: string): string {
  return number
    .replace(/^tel:/iu, '')
    .replace(/;[^]*$/u, '')
    .trim()
    .replace(/^\(\s?(\+|00)\s?(\d{1,4})\s?\)/u, '+$2 ')
    .replace(/^00/u, '+');
}

/**
 * Hotlines that are dialled within their country only, without an area code. The numbering plans leave them out, since
 * nobody can call them from abroad; Egyptian companies print nothing else.
 */
const shortNumbers: Partial<Record<string, RegExp>> = { EG: /^1[5-9]\d{3}$/u };

export function isShortNumber(number: string, country: string): boolean {
  return Object.hasOwn(shortNumbers, country) && shortNumbers[country]!.test(number.replaceAll(' ', ''));
}
