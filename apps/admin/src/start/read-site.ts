import { type Locale, parts, type PartName } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { brandFileIn } from '../content/index.ts';
import { offParts } from '../platform/parts/off-parts.ts';
import type { BrandForm, CompanyForm, DayForm, HoursForm, LogoFile } from './start-api.ts';

type Texts = Partial<Record<Locale, string | null>> | null;

/** A day that differs from the others, with its occasion in both languages. */
interface StoredDay {
  id: string;
  date: string;
  label?: Texts;
  intervals?: { from: string; to: string }[] | null;
}

/** The site data as they are stored, with both languages. */
export interface StoredSite {
  name?: Texts;
  description?: Texts;
  address?: Texts;
  email: string;
  phone: string;
  timeZone: string;
  week: DayForm[];
  exceptions: StoredDay[];
}

interface Row extends Record<string, unknown> {
  name?: Texts;
  description?: Texts;
  address?: Texts;
  email?: string | null;
  phone?: string | null;
  openingHours?: { timeZone?: string | null; week?: DayForm[] | null; exceptions?: StoredDay[] | null } | null;
}

export async function readSite(payload: Payload, req?: PayloadRequest): Promise<StoredSite> {
  const row = await payload.db.findGlobal<Row>({ slug: 'site', ...(req && { req }) });
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
const usual: DayForm[] = ['0', '1', '2', '3', '4'].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));

export function hoursForm({ exceptions, timeZone, week }: StoredSite): HoursForm {
  const days = week.map(({ from, to, weekday }) => ({ weekday, from, to }));
  return {
    timeZone: timeZone || 'Africa/Cairo',
    days: days.length > 0 ? days : usual,
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

/** The parts that are on now. */
export async function wantedParts(payload: Payload): Promise<PartName[]> {
  const off = await offParts(payload);
  return parts.filter((part) => !(part in off));
}

/** As it is published, or about to be. Who has said nothing yet is offered a rosette of their own name. */
export async function brandForm(payload: Payload): Promise<BrandForm> {
  const stored = await payload.findGlobal({ slug: 'brand', locale: 'en', depth: 0, draft: true, overrideAccess: true });
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
