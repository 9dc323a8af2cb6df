import { type Locale, locales } from '@nasaq/contract';
import { newRowId } from '@nasaq/translation';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { announceAfterCommit } from '../platform/changes/change.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { relatedName } from '../platform/staff/member-name.ts';
import { staffPost, type StaffRequest, staffTransaction } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { endDraft, holdDraft, shelveDraft } from './held-draft.ts';
import { fitText, newestOf, type Saying, sayText } from './say-text.ts';
import type { DraftWord, Publication } from './staff-text.ts';

type Place = Pick<Saying, 'key' | 'locale'>;

const place = { key: z.string().max(200), locale: z.enum(locales) };
/** As they were seen. */
const seen = z.array(z.object({ ...place, version: z.number().int().min(1) })).max(2_000);

type Seen = Place & { version: number };

/**
 * `POST /api/words/…`: `draft` keeps what is about to be said, `drop` puts it among the former texts, all that is named or
 * none, `publish` says all of it from now on or nothing, `publications` tells what was published together, `undo` says again what was said before one of them.
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
    staffPost({ path: '/drop', input: z.object({ places: seen }), may, answer: drop }),
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
  const { said } = fitText(wanted, interfaceLanguage(req.i18n));
  const author = Number(req.user.id);
  try {
    return await staffTransaction(req, async (inner) => {
      const held = await holdDraft(inner, wanted);
      if ((held?.version ?? 0) !== version) throw new Raced();
      const inForce = (await newestOf(req.payload, inner, wanted))?.text ?? null;
      if (said === inForce) {
        if (held) await endDraft(inner, held, said);
        return { draft: null };
      }
      // Whoever writes over a colleague's, knowing it, does not take it from them.
      if (held && held.author !== author && held.text !== said) await shelveDraft(inner, held);
      const data = { key, locale, text: said, base, version: version + 1, author };
      const place = { collection: 'word-drafts', req: inner } as const;
      const kept = held
        ? await req.payload.update({ ...place, id: held.id, data, depth: 1, overrideAccess: true })
        : await req.payload.create({ ...place, data, depth: 1, overrideAccess: true });
      return { draft: told(kept, req) };
    });
  } catch (error) {
    // Of two at the same moment, the index or the version refuses the second.
    const now = await draftOf(req.payload, undefined, wanted);
    if (!(error instanceof Raced) && (now?.version ?? 0) === version) throw error;
    throw new StaffError('words_changed', { now: await tellNow(req, wanted) });
  }
}

/** What a draft says by now, or, where there is none any more, what is said; with all that a screen needs to show it. */
export async function tellNow(req: StaffRequest, wanted: Place) {
  const draft = await draftOf(req.payload, undefined, wanted);
  const newest = await newestOf(req.payload, undefined, wanted);
  const said = { text: newest?.text ?? null, version: newest?.version ?? 0 };
  return {
    text: draft ? (draft.text ?? null) : said.text,
    version: draft?.version ?? said.version,
    said,
    draft: draft && { ...told(draft, req), ...(draft.base !== said.version && { isBehind: true as const }) },
  };
}

/** All of them, as they were seen, or none. */
async function drop({ places }: { places: Seen[] }, req: StaffRequest): Promise<object> {
  const moved: Seen[] = [];
  try {
    await staffTransaction(req, async (inner) => {
      for (const wanted of places) {
        const held = await holdDraft(inner, wanted);
        if (held?.version === wanted.version) await endDraft(inner, held);
        // One that is gone already is what was asked for.
        else if (held) moved.push(wanted);
      }
      if (moved.length > 0) throw new Raced();
    });
  } catch (error) {
    if (!(error instanceof Raced)) throw error;
    const now = places.length === 1 && (await tellNow(req, places[0]!));
    throw new StaffError('words_changed', { keys: moved.map(({ key }) => key), ...(now && { now }) });
  }
  return {};
}

/** All drafts by language and key, with what each is behind. */
export async function tellDrafts(req: StaffRequest) {
  const { docs } = await req.payload.find({
    collection: 'word-drafts',
    depth: 1,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  return new Map(
    docs.map((doc) => [
      `${doc.locale} ${doc.key}`,
      (inForce: number): DraftWord => ({ ...told(doc, req), ...(doc.base !== inForce && { isBehind: true }) }),
    ]),
  );
}

/** All of them, as they were seen, or none: what somebody has changed meanwhile is named by its key. */
async function publish({ places }: { places: Seen[] }, req: StaffRequest) {
  const language = interfaceLanguage(req.i18n);
  const publication = newRowId();
  await staffTransaction(req, async (inner) => {
    const moved: string[] = [];
    for (const { version, ...wanted } of places) {
      await holdDraft(inner, wanted);
      const draft = await draftOf(req.payload, inner, wanted);
      const newest = await newestOf(req.payload, inner, wanted);
      if (draft?.version !== version || draft.base !== (newest?.version ?? 0)) {
        moved.push(wanted.key);
        continue;
      }
      // An upgrade may have come between.
      const { built, said } = fitText({ ...wanted, text: draft.text ?? null }, language);
      await sayText(inner, { ...wanted, text: said, built, author: Number(req.user.id), publication }, newest);
      await inner.payload.delete({
        collection: 'word-drafts',
        id: draft.id,
        depth: 0,
        overrideAccess: true,
        req: inner,
      });
    }
    if (moved.length > 0) throw new StaffError('words_changed', { keys: moved });
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
  { key, locale, version }: Seen,
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

type Stored = NonNullable<Awaited<ReturnType<typeof draftOf>>>;

function told({ author, text, updatedAt, version }: Stored, { i18n, user }: StaffRequest): DraftWord {
  const by = relatedName(author, interfaceLanguage(i18n));
  const isMine = (typeof author === 'object' ? author?.id : author) === user.id;
  return { text: text ?? null, version, by, at: updatedAt, ...(isMine && { isMine }) };
}
