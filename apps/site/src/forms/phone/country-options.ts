import type { Locale } from '@nasaq/contract';
import { listCountries } from './countries.ts';

const lists = new Map<Locale, readonly [code: string, text: string][]>();

/** The options of a native list: names and codes, the chosen one marked. On the server only. */
export function countryOptions(locale: Locale, chosen: string): string {
  const options =
    lists.get(locale) ??
    listCountries(locale).map(({ code, name, callingCode }): [string, string] => [
      code,
      `${name} \u2066+${callingCode}\u2069`.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    ]);
  lists.set(locale, options);
  return options
    .map(([code, text]) => `<option value="${code}"${code === chosen ? ' selected' : ''}>${text}</option>`)
    .join('');
}
