import { asDialled, isShortNumber, type PhonePlans } from '@nasaq/contract';
import examples from 'libphonenumber-js/mobile/examples';
import {
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';

/**
 * Whether a number, with or without its country code, is one of the country's numbering plan: the same rule as in the
 * browser (apps/site/src/forms/core/is-phone.ts). An extension is refused because E.164 would lose it.
 */
function isPhone(number: string, country: string): boolean {
  return isShortNumber(number, country) || read(number, country) !== undefined;
}

/** `010 01234567`: a mobile number as it is written in the country. */
function examplePhone(country: string): string | undefined {
  return isSupportedCountry(country) ? getExampleNumber(country, examples)?.formatNational() : undefined;
}

export const phonePlans: PhonePlans = { isPhone, examplePhone };

/**
 * Whether a company can be called at what it prints: with the code of a country a number of that plan, without one figures
 * as they are dialled there, wherever that is. Behind an extension nobody is reached, since links dial all figures.
 */
export function isDialled(printed: string): boolean {
  const number = asDialled(printed);
  if (!number.startsWith('+')) return /^[\d\s().\-/]+$/.test(number) && /^\d{3,15}$/.test(number.replace(/\D/g, ''));
  const parsed = parsePhoneNumberFromString(number, { extract: false });
  return parsed?.isValid() === true && !parsed.ext;
}

/** `+201001234567`, a hotline as it is dialled; empty for what is no number of the country. */
export function toE164(number: string, country: string): string {
  if (isShortNumber(number, country)) return number.replaceAll(' ', '');
  return read(number, country)?.number ?? '';
}

/** A stored number in groups, as people write it: `+20 10 01234567`. */
export function readablePhone(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
}

function read(number: string, country: string): PhoneNumber | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const parsed = parsePhoneNumberFromString(asDialled(number), { defaultCountry: country, extract: false });
  if (!parsed?.isValid() || parsed.ext) return undefined;
  return parsed.countryCallingCode === getCountryCallingCode(country) ? parsed : undefined;
}
