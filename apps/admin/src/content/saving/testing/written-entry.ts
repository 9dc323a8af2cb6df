import { locales, type Locale } from '@nasaq/contract';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { makeMember } from '../../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../../testing/open-payload.ts';
import type { Doc } from '../merge.ts';
import type { Restored } from '../restore.ts';
import type { Dice } from './random.ts';

/** A Payload, and members of the staff who write at the same time. */
export async function openWithStaff(names: readonly string[]): Promise<TestPayload & { users: TypedUser[] }> {
  const opened = await openTestPayload();
  const users: TypedUser[] = [];
  for (const name of names) users.push(await makeMember(opened.payload, name));
  return { ...opened, users };
}

/** An entry in which they write. */
export interface WrittenEntry {
  payload: Payload;
  collection: 'products' | 'works' | 'landing-pages';
  id: number;
}

/** One language as it is on the site, with nothing of the other one; its newest draft where that is asked for. */
export function readEntry(
  { collection, id, payload }: WrittenEntry,
  which: { locale: Locale; draft?: boolean },
): Promise<Doc> {
  return payload.findByID({ collection, id, fallbackLocale: false, depth: 0, ...which } as never) as never;
}

interface ChosenVersion extends Restored {
  id: string;
  /** What was chosen, in words. */
  told: string;
}

/** Any of its newest versions, to come back in one language or in both, with or without what they share. */
export async function chooseVersion(
  { collection, id, payload }: WrittenEntry,
  { chance, pick }: Dice,
): Promise<ChosenVersion> {
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } }, limit: 50, depth: 0 });
  const languages = chance(0.5) ? [pick(locales)] : [...locales];
  const shared = chance(0.5);
  const version = pick(docs);
  const told = `restores ${version.id} in ${languages.join()}${shared ? ' with what is shared' : ''}`;
  return { id: String(version.id), languages, shared, told };
}

/** It comes back. @returns what it has in each language */
export async function bringBack(
  { collection, id: entry, payload }: WrittenEntry,
  { id, languages, shared }: ChosenVersion,
  user: TypedUser,
): Promise<Record<Locale, Doc>> {
  const { restoreEntryVersion } = await import('../restore.ts');
  const { inTransaction } = await import('../../../platform/database/in-transaction.ts');
  const { wholeVersion } = await import('../whole-version.ts');
  // Of one that was published in one language, what waited in the other stands in the version beside it.
  const chosen = await payload.findVersionByID({ collection, id, depth: 0 });
  const whole = await wholeVersion({ payload } as PayloadRequest, { collection, id: entry }, chosen);
  const read = async (locale: Locale) => {
    const found = { collection, id: String(whole), locale, fallbackLocale: false, depth: 0 } as const;
    return (await payload.findVersionByID(found)).version as unknown as Doc;
  };
  const old = { en: await read('en'), ar: await read('ar') };
  await inTransaction(payload, (req) =>
    restoreEntryVersion(Object.assign(req, { user }), collection, id, { languages, shared }),
  );
  return old;
}
