import { type Locale, parts } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { brandFileIn, newestOfGlobal } from '../content/index.ts';
import { isStoredOff } from '../platform/parts/off-parts.ts';
import { innerRequest } from '../platform/payload/inner-request.ts';
import {
  type BrandForm,
  type CompanyForm,
  type HoursForm,
  type Interval,
  type LogoFile,
  type PartsForm,
  type Weekday,
  weekdays,
} from './start-api.ts';

type Texts = Partial<Record<Locale, string | null>> | null;

/** A day that differs from the others, with its occasion in both languages. */
export interface StoredDay {
  id: string;
  date: string;
  label?: Texts;
  intervals?: { from: string; to: string }[] | null;
}

/** An interval of the usual week. */
interface WeekRow extends Interval {
  id: string;
  weekday: string;
}

/** The site data, with both languages. */
export interface StoredSite {
  name?: Texts;
  description?: Texts;
  address?: Texts;
  email: string;
  phone: string;
  timeZone: string;
  week: WeekRow[];
  exceptions: StoredDay[];
}

interface Row extends Record<string, unknown> {
  _status?: string | null;
  name?: Texts;
  description?: Texts;
  address?: Texts;
  email?: string | null;
  phone?: string | null;
  openingHours?: { timeZone?: string | null; week?: WeekRow[] | null; exceptions?: StoredDay[] | null } | null;
}

/** Whether it is still the demo company: one that is reached so is the invented one. */
export function isInvented({ email }: Pick<StoredSite, 'email'>): boolean {
  return email === 'hello@nasaq.example';
}

/** As readers have them. */
export async function readSite(payload: Payload, req?: PayloadRequest): Promise<StoredSite> {
  const row = await payload.db.findGlobal<Row>({ slug: 'site', ...(req && { req }) });
  return storedSite(row?._status === 'published' ? row : null);
}

/** As they are published, or about to be. */
export async function readDraftedSite(req: PayloadRequest): Promise<StoredSite> {
  const newest = (await newestOfGlobal(req, 'site')) as Row | null;
  return newest ? storedSite(newest) : readSite(req.payload, req);
}

function storedSite(row: Row | null): StoredSite {
  const { exceptions, timeZone, week } = row?.openingHours ?? {};
  return {
    ...(row && { name: row.name ?? null, description: row.description ?? null, address: row.address ?? null }),
    email: row?.email ?? '',
    phone: row?.phone ?? '',
    timeZone: timeZone ?? '',
    week: week ?? [],
    exceptions: exceptions ?? [],
  };
}

export function companyForm({ address, description, email, name, phone }: StoredSite): CompanyForm {
  const both = (texts: Texts | undefined) => ({ en: texts?.en ?? '', ar: texts?.ar ?? '' });
  return { name: both(name), description: both(description), address: both(address), email, phone };
}

/** What most offices have, for whoever has said nothing yet: it counts once it is saved. */
const usualDays = new Set<Weekday>(['0', '1', '2', '3', '4']);

/** @param isSaid whether somebody has saved this step: a week without hours is then one */
export function hoursForm({ exceptions, timeZone, week }: StoredSite, isSaid: boolean): HoursForm {
  const isUsual = week.length === 0 && !isSaid;
  const onDay = (weekday: Weekday): Interval[] => {
    if (isUsual) return usualDays.has(weekday) ? [{ from: '09:00', to: '17:00' }] : [];
    return week.filter((row) => row.weekday === weekday).map(({ from, to }) => ({ from, to }));
  };
  return {
    timeZone: timeZone || 'Africa/Cairo',
    days: Object.fromEntries(weekdays.map((weekday) => [weekday, onDay(weekday)])) as HoursForm['days'],
    holidays: exceptions
      .filter((day) => !hasIntervals(day))
      .map(({ date, id, label }) => ({ id, date: dayOf(date), label: { en: label?.en ?? '', ar: label?.ar ?? '' } })),
  };
}

/** Whether the company is open on a day that differs; else it is a holiday. */
export function hasIntervals({ intervals }: StoredDay): boolean {
  return (intervals?.length ?? 0) > 0;
}

/** `2027-01-07` of a stored moment. */
function dayOf(date: unknown): string {
  return (date instanceof Date ? date.toISOString() : String(date)).slice(0, 10);
}

/** As they are published, or about to be. */
export async function partsForm(payload: Payload, req?: PayloadRequest): Promise<PartsForm> {
  const stored = await payload.findGlobal({
    slug: 'parts',
    locale: 'en',
    depth: 0,
    draft: true,
    overrideAccess: true,
    ...(req && { req: innerRequest(req) }),
  });
  return { wanted: Object.fromEntries(parts.map((part) => [part, !isStoredOff(stored[part])])) as PartsForm['wanted'] };
}

/** As it is published, or about to be. Who has said nothing yet is offered a rosette of their own name. */
export async function brandForm(payload: Payload, req?: PayloadRequest): Promise<BrandForm> {
  const stored = await payload.findGlobal({
    slug: 'brand',
    locale: 'en',
    depth: 0,
    draft: true,
    overrideAccess: true,
    ...(req && { req: innerRequest(req) }),
  });
  return {
    mark: stored.createdAt ? (stored.mark ?? 'house') : 'rosette',
    logo: logoIn(stored.logo),
    logoDark: logoIn(stored.logoDark),
    logoHasName: stored.logoHasName === true,
    colour: stored.colour ?? '',
    accent: stored.accent ?? '',
  };
}

function logoIn(stored: unknown): LogoFile | null {
  const file = brandFileIn(stored);
  return file && file.type !== 'woff2' ? (file as LogoFile) : null;
}
