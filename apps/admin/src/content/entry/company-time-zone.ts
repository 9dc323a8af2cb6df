import type { Payload } from 'payload';

/** The clock by which schedules are set and shown, and a day begins. */
export async function companyTimeZone(payload: Payload): Promise<string> {
  const { openingHours } = await payload.findGlobal({
    slug: 'site',
    depth: 0,
    overrideAccess: true,
    select: { openingHours: { timeZone: true } },
  });
  return openingHours?.timeZone || 'Africa/Cairo';
}
