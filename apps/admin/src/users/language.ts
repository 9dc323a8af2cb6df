import { defaultLocale, isLocale, type Locale } from '@nasaq/contract';
import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload';
import type { StaffRow } from './staff-password.ts';

const year = 365 * 24 * 60 * 60;

/**
 * The language of the menus is their account's, whichever browser somebody signs in with. Payload reads it from a
 * cookie, which is all that it knows before: this is the one that it sets itself.
 */
export function languageCookie(language: Locale, { config }: Payload): string {
  return `${config.cookiePrefix}-lng=${language}; Path=/; Max-Age=${year}; SameSite=Lax`;
}

/** Who has chosen other menus works in that language too, from the beginning. */
export const beginInOwnLanguage: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { id, language } = doc as StaffRow;
  if (isLocale(language) && language !== (previousDoc as StaffRow | undefined)?.language)
    await beginContentIn(language, id, req);
  return doc;
};

/** Content opens in the language of the menus, until its reader has chosen one above a form or a list. */
export async function beginContentIn(
  language: Locale,
  user: number,
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<void> {
  if (language === defaultLocale) return;
  const owner = { relationTo: 'users' as const, value: user };
  const req = { transactionID } as PayloadRequest;
  const { totalDocs } = await payload.db.count({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: 'locale' } },
        { 'user.relationTo': { equals: 'users' } },
        { 'user.value': { equals: user } },
      ],
    },
    req,
  });
  if (totalDocs > 0) return;
  // Not through Payload's operation: it would store it with whoever asks.
  await payload.db.create({
    collection: 'payload-preferences',
    data: { key: 'locale', value: language, user: owner },
    req,
  });
}
