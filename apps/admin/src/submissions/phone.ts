import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';

/**
 * Whether a number, with or without its country code, is one of the country's numbering plan: the same rule as in the
 * browser (apps/site/src/features/forms/is-phone.ts). An extension is refused because E.164 would lose it.
 */
export function isPhone(number: string, country: string): boolean {
  return read(number, country) !== undefined;
}

/** `+201001234567`; empty for what is no number of the country. */
export function toE164(number: string, country: string): string {
  return read(number, country)?.number ?? '';
}

function read(number: string, country: string): PhoneNumber | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const parsed = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false });
  if (!parsed?.isValid() || parsed.ext) return undefined;
  return parsed.countryCallingCode === getCountryCallingCode(country) ? parsed : undefined;
}
