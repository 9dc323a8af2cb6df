import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Payload } from 'payload';
import { readSettings } from '../payload/read-settings.ts';

interface Told {
  phone?: string | null | undefined;
  /** As `Asia/Riyadh`. */
  timeZone?: string | null | undefined;
}

/** ISO 3166 of where a company sits: as the code of its number says, else as its time zone does; `null` where neither does. */
export function countryOf({ phone, timeZone }: Told): string | null {
  return parsePhoneNumberFromString(phone ?? '')?.country ?? (timeZone ? countryOfZone(timeZone) : null);
}

export async function companyCountry(payload: Payload): Promise<string | null> {
  const { openingHours, phone } = await readSettings(payload, 'site', { locale: 'en' });
  return countryOf({ phone, timeZone: openingHours?.timeZone });
}

let zones: Map<string, string> | undefined;

/** By the zones that CLDR knows of each country. */
function countryOfZone(zone: string): string | null {
  zones ??= new Map(getCountries().flatMap((code) => zonesOf(code).map((name) => [name, code] as const)));
  return zones.get(zone) ?? null;
}

function zonesOf(code: string): readonly string[] {
  // TypeScript 7 does not know of it yet.
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined };
  return locale.getTimeZones?.() ?? [];
}
