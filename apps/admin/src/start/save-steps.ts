import { locales, parts } from '@nasaq/contract';
import { newRowId } from '@nasaq/translation';
import type { Payload } from 'payload';
import { findBrandFile } from '../content/index.ts';
import { innerRequest } from '../platform/payload/inner-request.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { type StaffRequest, staffTransaction } from '../platform/staff/staff-action.ts';
import { hasIntervals, readSite } from './read-site.ts';
import type { BrandForm, CompanyForm, HoursForm, PartsForm } from './start-api.ts';

/** Both languages of the site data, or nothing of them. What the form does not ask for stays. */
export async function saveCompany({ address, description, email, name, phone }: CompanyForm, req: StaffRequest) {
  await staffTransaction(req, async (inner) => {
    for (const locale of locales)
      await saveSite(inner, locale, {
        name: name[locale],
        description: description[locale],
        address: address[locale],
        email,
        phone,
      });
  });
}

/** The week as the form has it; days with hours of their own stay, those that are closed follow the form. */
export async function saveHours({ days, holidays, timeZone }: HoursForm, req: StaffRequest) {
  const week = days.map(({ from, to, weekday }) => ({ weekday, from, to }));
  await staffTransaction(req, async (inner) => {
    const stored = (await readSite(inner.payload, inner)).exceptions;
    const [differing, closed] = [stored.filter(hasIntervals), stored.filter((day) => !hasIntervals(day))];
    const known = new Set(closed.map(({ id }) => id));
    // A row that is no longer here, or was never, is a new one.
    const rows = holidays.map((holiday) => ({ ...holiday, id: known.delete(holiday.id) ? holiday.id : newRowId() }));
    for (const locale of locales) {
      const exceptions = [
        ...differing.map(({ label, ...day }) => ({ ...day, label: label?.[locale] ?? null })),
        ...rows.map(({ date, id, label }) => ({
          id,
          // Noon, so that it is the same day wherever it is read.
          date: `${date}T12:00:00.000Z`,
          label: label[locale] || null,
          intervals: [],
        })),
      ].toSorted((one, other) => String(one.date).localeCompare(String(other.date)));
      await saveSite(inner, locale, { openingHours: { timeZone, week, exceptions } });
    }
  });
}

/**
 * Publishes mark and colours with whatever else of the brand is there. Logos stay where another mark is chosen.
 * @throws {StaffError} where a logo, as a browser has kept it, is none that this host has
 */
export async function saveBrand({ accent, colour, mark, ...logos }: BrandForm, req: StaffRequest) {
  for (const name of ['logo', 'logoDark'] as const) {
    const held = logos[name];
    if (held && !(await findBrandFile(req.payload, held.file))) throw new StaffError('invalid', { fields: [name] });
  }
  await staffTransaction(req, (inner) =>
    told(
      inner.payload.updateGlobal({
        slug: 'brand',
        locale: 'en',
        data: { mark, ...logos, colour: colour || null, accent: accent || null, _status: 'published' } as never,
        depth: 0,
        overrideAccess: false,
        req: innerRequest(inner),
      }),
    ),
  );
}

/** Publishes which parts there are. One that leads elsewhere goes on doing so as long as it is not wanted. */
export async function saveParts({ wanted }: PartsForm, req: StaffRequest) {
  await staffTransaction(req, async (inner) => {
    const stored = await inner.payload.findGlobal({
      slug: 'parts',
      locale: 'en',
      depth: 0,
      overrideAccess: true,
      req: innerRequest(inner),
    });
    const data = Object.fromEntries(
      parts.map((part) => {
        const state = wanted.includes(part) ? 'on' : stored[part]?.state === 'leads' ? 'leads' : 'off';
        return [part, { ...stored[part], state }];
      }),
    );
    await told(
      inner.payload.updateGlobal({
        slug: 'parts',
        locale: 'en',
        data: { ...data, _status: 'published' } as never,
        depth: 0,
        overrideAccess: false,
        req: innerRequest(inner),
      }),
    );
  });
}

function saveSite(req: StaffRequest, locale: (typeof locales)[number], data: object): Promise<unknown> {
  return told(
    req.payload.updateGlobal({
      slug: 'site',
      locale,
      data: data as Parameters<Payload['updateGlobal']>[0]['data'],
      depth: 0,
      overrideAccess: false,
      req: innerRequest(req),
    }),
  );
}

/** @throws {StaffError} with the fields that the CMS refuses */
async function told<T>(saving: Promise<T>): Promise<T> {
  try {
    return await saving;
  } catch (error) {
    const { data } = error as { data?: { errors?: { path?: string }[] } | null };
    if (!Array.isArray(data?.errors)) throw error;
    throw new StaffError('invalid', { fields: data.errors.map(({ path = '' }) => path) });
  }
}
