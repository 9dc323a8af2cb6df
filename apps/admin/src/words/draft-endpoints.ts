import { type Locale, locales } from '@nasaq/contract';
import { newRowId } from '@nasaq/translation';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { announceAfterCommit } from '../platform/changes/change.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { relatedName } from '../platform/staff/member-name.ts';
import { staffPost, type StaffRequest, staffTransaction } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { fitText, newestOf, type Saying, sayText } from './say-text.ts';
import type { DraftWord, Publication } from './staff-text.ts';

type Place = Pick<Saying, 'key' | 'locale'>;

const place = { key: z.string().max(200), locale: z.enum(locales) };
/** As they were seen. */
const seen = z.array(z.object({ ...place, version: z.number().int().min(1) })).max(2_000);

/**
 * `POST /api/words/…`: `draft` keeps what is about to be said, `drop` forgets it, `publish` says all of it from now on or
 * nothing, `publications` tells what was published together, `undo` says again what was said before one of them.
 */
export function draftEndpoints(may: (user: unknown) => boolean): Endpoint[] {
  return [
    staffPost({
      path: '/draft',
      input: z.object({
        ...place,
        text: z.string().max(5_000).nullable(),
        /** The version in force and that of the draft that were seen; 0 where there was none. */
        base: z.number().int().min(0),
        version: z.number().int().min(0),
      }),
      may,
      answer: keepDraft,
    }),
    staffPost({
      path: '/drop',
      input: z.object({ places: z.array(z.object(place)).max(2_000) }),
      may,
      answer: async ({ places }, req) => {
        await staffTransaction(req, (inner) => dropDrafts(inner, places));
        return {};
      },
    }),
    staffPost({ path: '/publish', input: z.object({ places: seen }), may, answer: publish }),
    staffPost({ path: '/publications', input: z.object({}), may, answer: (_, req) => tellPublications(req) }),
    staffPost({ path: '/undo', input: z.object({ id: z.string().max(40) }), may, answer: undo }),
  ];
}

interface Keeping extends Saying {
  base: number;
  version: number;
}

/** A draft that says what is said anyway is none. */
async function keepDraft(wanted: Keeping, req: StaffRequest): Promise<{ draft: DraftWord | null }> {
  const { base, key, locale, version } = wanted;
  const language = interfaceLanguage(req.i18n);
  const { said } = fitText(wanted, language);
  const author = Number(req.user.id);
  try {
    return await staffTransaction(req, async (inner) => {
      const stored = await draftOf(req.payload, inner, wanted);
      if ((stored?.version ?? 0) !== version) throw new Raced();
      const inForce = (await newestOf(req.payload, inner, wanted))?.text ?? null;
      if (said === inForce) {
        await dropDrafts(inner, [wanted]);
        return { draft: null };
      }
      const data = { key, locale, text: said, base, version: version + 1, author };
      const place = { collection: 'word-drafts', req: inner } as const;
      const kept = stored
        ? await req.payload.update({ ...place, id: stored.id, data, depth: 1, overrideAccess: true })
        : await req.payload.create({ ...place, data, depth: 1, overrideAccess: true });
      return { draft: told(kept, language) };
    });
  } catch (error) {
    // Of two at the same moment, the index or the version refuses the second.
    const now = await draftOf(req.payload, undefined, wanted);
    if (!(error instanceof Raced) && (now?.version ?? 0) === version) throw error;
    throw new StaffError('words_changed', {
      now: {
        text: now ? (now.text ?? null) : await textInForce(req.payload, wanted),
        version: now?.version ?? 0,
        draft: now && told(now, language),
      },
    });
  }
}

/** Within the transaction of `req`. */
export async function dropDrafts(req: PayloadRequest, places: readonly Place[]): Promise<void> {
  for (const { key, locale } of places)
    await req.payload.delete({
      collection: 'word-drafts',
      where: { key: { equals: key }, locale: { equals: locale } },
      depth: 0,
      overrideAccess: true,
      req,
    });
}

/** All drafts by language and key, with what each is behind. */
export async function tellDrafts({ i18n, payload }: PayloadRequest) {
  const language = interfaceLanguage(i18n);
  const { docs } = await payload.find({
    collection: 'word-drafts',
    depth: 1,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  return new Map(
    docs.map((doc) => [
      `${doc.locale} ${doc.key}`,
      (inForce: number): DraftWord => ({ ...told(doc, language), ...(doc.base !== inForce && { isBehind: true }) }),
    ]),
  );
}

/** All of them, as they were seen, or none: what somebody has changed meanwhile is named by its key. */
async function publish({ places }: { places: (Place & { version: number })[] }, req: StaffRequest) {
  const language = interfaceLanguage(req.i18n);
  const publication = newRowId();
  await staffTransaction(req, async (inner) => {
    const moved: string[] = [];
    for (const { version, ...wanted } of places) {
      const draft = await draftOf(req.payload, inner, wanted);
      const newest = await newestOf(req.payload, inner, wanted);
      if (draft?.version !== version || draft.base !== (newest?.version ?? 0)) {
        moved.push(wanted.key);
        continue;
      }
      // An upgrade may have come between.
      const { built, said } = fitText({ ...wanted, text: draft.text ?? null }, language);
      await sayText(inner, { ...wanted, text: said, built, author: Number(req.user.id), publication }, newest);
    }
    if (moved.length > 0) throw new StaffError('words_changed', { keys: moved });
    await dropDrafts(inner, places);
    await announceAfterCommit(inner, { type: 'words' });
  });
  return { id: publication, count: places.length };
}

async function tellPublications(req: StaffRequest): Promise<{ publications: Publication[] }> {
  const { docs } = await req.payload.find({
    collection: 'words',
    where: { publication: { exists: true } },
    sort: '-createdAt',
    depth: 1,
    limit: 400,
    pagination: false,
    overrideAccess: true,
  });
  const language = interfaceLanguage(req.i18n);
  const all = new Map<string, Publication>();
  for (const { author, createdAt, is_newest: isNewest, publication } of docs) {
    const id = publication!;
    const by = relatedName(author, language);
    const known = all.get(id) ?? { id, at: createdAt, by, count: 0, left: 0 };
    all.set(id, { ...known, count: known.count + 1, left: known.left + (isNewest ? 1 : 0) });
  }
  return { publications: [...all.values()].slice(0, 10) };
}

/** What was changed once more since stays, and is named. Itself a publication, so that it can be undone. */
async function undo({ id }: { id: string }, req: StaffRequest): Promise<{ undone: number; kept: string[] }> {
  return staffTransaction(req, async (inner) => {
    const { docs } = await req.payload.find({
      collection: 'words',
      where: { publication: { equals: id } },
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: true,
      req: inner,
    });
    if (docs.length === 0) throw new StaffError('not_found');
    const publication = newRowId();
    const kept = docs.filter(({ is_newest: isNewest }) => !isNewest).map(({ key }) => key);
    let undone = 0;
    for (const row of docs) {
      if (!row.is_newest) continue;
      const wanted = { key: row.key, locale: row.locale as Locale };
      const before = await versionOf(req, inner, { ...wanted, version: row.version - 1 });
      const { built, said } = fitText({ ...wanted, text: before }, interfaceLanguage(req.i18n));
      await sayText(inner, { ...wanted, text: said, built, author: Number(req.user.id), publication });
      undone += 1;
    }
    await announceAfterCommit(inner, { type: 'words' });
    return { undone, kept };
  });
}

async function versionOf(
  { payload }: StaffRequest,
  req: PayloadRequest,
  { key, locale, version }: Place & { version: number },
): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'words',
    where: { key: { equals: key }, locale: { equals: locale }, version: { equals: version } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs[0]?.text ?? null;
}

/** Somebody else has changed the draft since it was read. */
class Raced extends Error {}

async function draftOf(payload: Payload, req: PayloadRequest | undefined, { key, locale }: Place) {
  const { docs } = await payload.find({
    collection: 'word-drafts',
    where: { key: { equals: key }, locale: { equals: locale } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    ...(req && { req }),
  });
  return docs[0] ?? null;
}

async function textInForce(payload: Payload, wanted: Place): Promise<string | null> {
  return (await newestOf(payload, undefined, wanted))?.text ?? null;
}

type Stored = NonNullable<Awaited<ReturnType<typeof draftOf>>>;

function told({ author, text, updatedAt, version }: Stored, language: Locale): DraftWord {
  const by = relatedName(author, language);
  return { text: text ?? null, version, by, at: updatedAt };
}
