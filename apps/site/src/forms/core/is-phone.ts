import { asDialled, isShortNumber, type PhonePlans } from '@nasaq/contract';
import examples from 'libphonenumber-js/mobile/examples';
import {
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/**
 * Whether a number, with or without its country code, is one of the country's numbering plan, or a hotline of it. The
 * full metadata costs 18 KB more than the small one, which takes an Egyptian mobile number that lacks its last digits
 * for a land line.
 */
export function isPhone(number: string, country: string): boolean {
  if (!isSupportedCountry(country)) return false;
  if (isShortNumber(number, country)) return true;
  const parsed = parsePhoneNumberFromString(asDialled(number), { defaultCountry: country, extract: false });
  if (!parsed?.isValid() || parsed.ext) return false;
  return parsed.countryCallingCode === getCountryCallingCode(country);
}

/** `010 01234567`: a mobile number as it is written in the country. */
function examplePhone(country: string): string | undefined {
  return isSupportedCountry(country) ? getExampleNumber(country, examples)?.formatNational() : undefined;
}

export const phonePlans: PhonePlans = { isPhone, examplePhone };
