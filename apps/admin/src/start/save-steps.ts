import { type Locale, locales, parts } from '@nasaq/contract';
import { newRowId } from '@nasaq/translation';
import { findBrandFile } from '../content/index.ts';
import { innerRequest } from '../platform/payload/inner-request.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { queryIn } from '../platform/database/query.ts';
import type { StaffRequest } from '../platform/staff/staff-action.ts';
import { hasIntervals, isInvented, readDraftedSite, readSite } from './read-site.ts';
import { type BrandForm, type CompanyForm, type HoursForm, type PartsForm, weekdays } from './start-api.ts';
import { noteStart } from './state.ts';

/**
 * Publishes both languages of the site data, in the transaction of the request. What the form does not ask for stays
 * (`waiting-draft.ts`); who names the company first reads its notices in the language of their menus.
 */
export async function saveCompany({ address, description, email, name, phone }: CompanyForm, req: StaffRequest) {
  const stored = await readSite(req.payload, req);
  const isFirst = isInvented(stored) || !stored.name;
  await saveSite(req, (locale) => ({
    name: name[locale],
    description: description[locale],
    address: address[locale],
    email,
    phone,
    ...(isFirst && { noticesLanguage: interfaceLanguage(req.i18n) }),
  }));
}

/** The week as the form has it; days with hours of their own stay, those that are closed follow the form. */
export async function saveHours({ days, holidays, timeZone }: HoursForm, req: StaffRequest) {
  const stored = await readDraftedSite(req);
  const week = weekdays.flatMap((weekday) => {
    const rows = stored.week.filter((row) => row.weekday === weekday);
    // The same row, so that who has the form of the site data open finds it where it was.
    return days[weekday].map((times, place) => ({ id: rows[place]?.id ?? newRowId(), weekday, ...times }));
  });
  const differing = stored.exceptions.filter(hasIntervals);
  const taken = new Set(differing.map(({ id }) => id));
  // A holiday that has got hours of its own meanwhile, and is one again, is another row.
  const rows = holidays.map((holiday) => ({ ...holiday, id: taken.has(holiday.id) ? newRowId() : holiday.id }));
  await saveSite(req, (locale) => {
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
    return { openingHours: { timeZone, week, exceptions } };
  });
  await noteStart(await queryIn(req), { hours: true });
}

/**
 * Publishes mark and colours beside whatever else of the brand readers have (`waiting-draft.ts`). Logos stay where another mark is chosen.
 * @throws {StaffError} where a logo, as a browser has kept it, is none that this host has
 */
export async function saveBrand({ accent, colour, mark, ...logos }: BrandForm, req: StaffRequest) {
  for (const name of ['logo', 'logoDark'] as const) {
    const held = logos[name];
    if (held && !(await findBrandFile(req.payload, held.file))) throw new StaffError('invalid', { fields: [name] });
  }
  await told(
    req.payload.updateGlobal({
      slug: 'brand',
      locale: 'en',
      data: { mark, ...logos, colour: colour || null, accent: accent || null, _status: 'published' } as never,
      depth: 0,
      overrideAccess: false,
      req: innerRequest(req),
    }),
  );
}

/** Publishes which parts there are. One that leads elsewhere goes on doing so as long as it is not wanted. */
export async function saveParts({ wanted }: PartsForm, req: StaffRequest) {
  const stored = await req.payload.findGlobal({
    slug: 'parts',
    locale: 'en',
    depth: 0,
    draft: true,
    overrideAccess: true,
    req: innerRequest(req),
  });
  const data = Object.fromEntries(
    parts.map((part) => {
      const state = wanted[part] ? 'on' : stored[part]?.state === 'leads' ? 'leads' : 'off';
      return [part, { ...stored[part], state }];
    }),
  );
  await told(
    req.payload.updateGlobal({
      slug: 'parts',
      locale: 'en',
      data: { ...data, _status: 'published' } as never,
      depth: 0,
      overrideAccess: false,
      req: innerRequest(req),
    }),
  );
}

/** A draft of one language, and the publication of both with the other: it is one version, and one line of the trail. */
async function saveSite(req: StaffRequest, dataIn: (locale: Locale) => object): Promise<void> {
  for (const [place, locale] of locales.entries()) {
    const isLast = place === locales.length - 1;
    await told(
      req.payload.updateGlobal({
        slug: 'site',
        locale,
        draft: !isLast,
        data: { ...dataIn(locale), _status: isLast ? 'published' : 'draft' } as never,
        depth: 0,
        overrideAccess: false,
        req: innerRequest(req),
      }),
    );
  }
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
