import { contentTypes, locales, type ContentType, type ListedPage, type Locale } from '@nasaq/contract';
import type { Endpoint, Payload } from 'payload';
import { alternatesOf, relationId } from '../../platform/http/published.ts';
import { isAddressOn, isPageOn, isTypeIn, offParts, type OffParts } from '../../platform/parts/off-parts.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { readSettings } from '../../platform/payload/read-settings.ts';
import { navigationLabels } from './catalogue/index.ts';
import { isShownIn } from './check-entry.ts';
import type { TypedEntry } from './target.ts';
import { readableAt } from './readable-at.ts';
import { type UsualRow, usualRows } from './usual.ts';

export type Reason = keyof typeof navigationLabels.reasons;

/** An entry of a menu that some readers do not see, though its owner wants it there. */
export interface LeftOut {
  /** Its place, from 1. */
  number: number;
  reason: Reason;
}

export type LeftOuts = Record<'footer' | 'menu', LeftOut[]>;

/** What the screen of the navigation is told: besides, what readers see of the usual menu and footer. */
export type ToldNavigation = LeftOuts & { usual: Record<'footer' | 'menu', readonly UsualRow[]> };

/** `GET /api/globals/navigation/left-out`: what of the newest draft readers would not see, and why. */
export const leftOutEndpoint: Omit<Endpoint, 'root'> = {
  path: '/left-out',
  method: 'get',
  handler: async ({ payload, user }) => {
    if (!hasRole(user)) return Response.json({}, { status: 403 });
    const off = await offParts(payload);
    const [found, menu, footer] = await Promise.all([
      findLeftOut(payload),
      usualRows(payload, 'menu', off),
      usualRows(payload, 'footer', off),
    ]);
    const told: ToldNavigation = { ...found, usual: { menu, footer } };
    return Response.json(told, { headers: { 'cache-control': 'no-store' } });
  },
};

export async function findLeftOut(payload: Payload): Promise<LeftOuts> {
  const [en, ar] = await Promise.all(
    locales.map((locale) => readSettings(payload, 'navigation', { locale, draft: true })),
  );
  const off = await offParts(payload);
  const of = async (menu: 'footer' | 'menu'): Promise<LeftOut[]> => {
    const rows = (en?.[menu] ?? []) as unknown as TypedEntry[];
    const arabic = (ar?.[menu] ?? []) as unknown as TypedEntry[];
    const reasons = await Promise.all(
      rows.map((row, index) => reasonOf(row, { payload, off, words: { en: row.label, ar: arabic[index]?.label } })),
    );
    return reasons.flatMap((reason, index) => (reason ? [{ number: index + 1, reason }] : []));
  };
  return { menu: await of('menu'), footer: await of('footer') };
}

interface Around {
  payload: Payload;
  off: OffParts;
  words: Record<Locale, string | null | undefined>;
}

async function reasonOf(row: TypedEntry, { payload, off, words }: Around): Promise<Reason | null> {
  const wanted = locales.filter((locale) => isShownIn(row, locale));
  if (row.kind === 'entry') {
    const type = contentTypes.find((known) => known === row.entry?.relationTo);
    return row.entry && type ? entryReason(payload, type, relationId(row.entry.value), { off, wanted }) : null;
  }
  if (row.kind === 'address') {
    const address = row.address?.trim() ?? '';
    if (address.startsWith('/')) {
      if (!isAddressOn(address, off)) return 'part';
      const readable = await readableAt(payload, address);
      const reason = readable ? missingReason(readable, wanted) : 'nowhere';
      if (reason) return reason;
    }
    const silent = wanted.find((locale) => !words[locale]?.trim());
    return silent ? (silent === 'en' ? 'wordsEn' : 'wordsAr') : null;
  }
  const page = row.page as ListedPage | null | undefined;
  return page && !isPageOn(page, off) ? 'part' : null;
}

async function entryReason(
  payload: Payload,
  type: ContentType,
  id: number | null,
  { off, wanted }: { off: OffParts; wanted: Locale[] },
): Promise<Reason | null> {
  if (!isTypeIn(type, off)) return 'part';
  const found = id === null ? null : await alternatesOf({ payload, locale: 'en' }, type, id).catch(() => null);
  return missingReason(
    locales.filter((locale) => found?.[locale]),
    wanted,
  );
}

function missingReason(readable: readonly Locale[], wanted: readonly Locale[]): Reason | null {
  const missing = wanted.filter((locale) => !readable.includes(locale));
  if (missing.length === 0) return null;
  if (missing.length === wanted.length && wanted.length > 1) return 'unpublished';
  return missing[0] === 'en' ? 'missingEn' : 'missingAr';
}
