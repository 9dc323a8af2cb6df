import type { Payload } from 'payload';
import { readSettings } from '../../platform/payload/read-settings.ts';

/** The clock by which schedules are set and shown, and a day begins. */
export async function companyTimeZone(payload: Payload): Promise<string> {
  const { openingHours } = await readSettings(payload, 'site', { locale: 'en' });
  return openingHours?.timeZone || 'Africa/Cairo';
}
