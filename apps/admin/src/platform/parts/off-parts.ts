import {
  isOn,
  locales,
  localePath,
  partOfAddress,
  partOfPath,
  partOfType,
  parts,
  type ContentType,
  type ListedPage,
  type Locale,
  type PartName,
  type PartsOff,
} from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';

/** What an owner has published of one part. */
interface StoredPart {
  state?: string | null;
  to?: string | null;
  permanent?: boolean | null;
}

export type StoredParts = Partial<Record<PartName, StoredPart | null>>;

/** Parts that are off, with where each leads in either language. */
export type OffParts = Partial<Record<PartName, { to: Record<Locale, string>; status: 301 | 302 } | null>>;

const everythingOn: OffParts = {};

// The screens' bundle has modules of its own: what is off is known once in the process.
const shared = globalThis as typeof globalThis & { nasaqParts?: { asked: Promise<OffParts> | null; last: OffParts } };
const known = (shared.nasaqParts ??= { asked: null, last: everythingOn });

/** What is off, read once until the setting changes. */
export async function offParts(payload: Payload): Promise<OffParts> {
  const asked = (known.asked ??= readOffParts(payload));
  try {
    const off = await asked;
    if (known.asked === asked) known.last = off;
    return off;
  } catch (error) {
    if (known.asked === asked) known.asked = null;
    throw error;
  }
}

/** To be called with every change of the setting, on whichever host. */
export function forgetOffParts(): void {
  known.asked = null;
}

/** As it was known last, for who cannot wait: Payload's navigation. Everything is on before it was asked for. */
export function isPartOn(part: PartName | null): boolean {
  return part === null || !(part in known.last);
}

/** Whether readers may have entries of a type. */
export async function isTypeOn(payload: Payload, type: ContentType): Promise<boolean> {
  return isTypeIn(type, await offParts(payload));
}

export function isTypeIn(type: ContentType, off: OffParts): boolean {
  const part = partOfType[type];
  return part === null || !(part in off);
}

/** What the site is told: nothing where everything is on. */
export function presentOffParts(off: OffParts, locale: Locale): PartsOff | undefined {
  const entries = Object.entries(off).map(([part, target]) => [
    part,
    target && { to: target.to[locale], status: target.status },
  ]);
  return entries.length > 0 ? (Object.fromEntries(entries) as PartsOff) : undefined;
}

async function readOffParts(payload: Payload): Promise<OffParts> {
  // As the database has it: what an answer of the API was made from does not depend on who asked for this first.
  const stored = await payload.db.findGlobal<StoredParts & { _status?: string | null }>({
    slug: 'parts',
    req: {} as PayloadRequest,
  });
  return stored._status === 'published' ? offPartsOf(stored) : everythingOn;
}

/** What follows from stored values; a part that leads to one that is off leads on with it, or nowhere. */
export function offPartsOf(stored: StoredParts): OffParts {
  const off = parts.filter((part) => isStoredOff(stored[part]));
  return Object.fromEntries(
    off.map((part) => {
      const to = lastTarget(part, stored);
      if (to === null) return [part, null];
      const addresses = locales.map((locale) => [locale, isElsewhere(to) ? to : localePath(locale, to)]);
      return [part, { to: Object.fromEntries(addresses), status: stored[part]?.permanent ? 301 : 302 }];
    }),
  );
}

export function isStoredOff(stored: StoredPart | null | undefined): boolean {
  return stored?.state === 'off' || stored?.state === 'leads';
}

/** Where readers end who follow a part's target; `null` = nowhere, or in a circle. */
export function lastTarget(part: PartName, stored: StoredParts): string | null {
  const passed = new Set<PartName>();
  for (let current: PartName | null = part; current !== null;) {
    const { state, to }: StoredPart = stored[current] ?? {};
    if (passed.has(current) || state !== 'leads' || !to) return null;
    passed.add(current);
    const next: PartName | null = isElsewhere(to) ? null : partOfAddress(to);
    if (next === null || !isStoredOff(stored[next])) return to;
    current = next;
  }
  return null;
}

export function isElsewhere(address: string): boolean {
  return !address.startsWith('/');
}

/** Whether one of the site's own pages can be read. */
export function isPageOn(page: ListedPage, off: OffParts): boolean {
  return isOn(partOfPath[page], { parts: off as PartsOff });
}

/** Whether an address of the site, without locale prefix, can be read. */
export function isAddressOn(address: string, off: OffParts): boolean {
  return isOn(partOfAddress(address), { parts: off as PartsOff });
}
