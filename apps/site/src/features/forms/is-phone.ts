import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Whether a number, with or without its country code, is one of the country's numbering plan. The full metadata costs
 * 18 KB more than the small one, which takes an Egyptian mobile number that lacks its last digits for a land line.
 */
export function isPhone(number: string, country: string): boolean {
  if (!isSupportedCountry(country)) return false;
  const parsed = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false });
  if (!parsed?.isValid() || parsed.ext) return false;
  return parsed.countryCallingCode === getCountryCallingCode(country);
}
