import type { Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { queryIn } from '../platform/database/query.ts';
import { everyText } from './every-text.ts';

interface Place {
  key: string;
  locale: Locale;
}

/** A draft that nobody else changes before the transaction ends. */
interface HeldDraft extends Place {
  id: number;
  /** `null` = what was built. */
  text: string | null;
  version: number;
  author: number | null;
  at: Date;
}

/** Within the transaction of `req`: of two who change the same draft, the second waits, and reads what the first has made. */
export async function holdDraft(req: PayloadRequest, { key, locale }: Place): Promise<HeldDraft | null> {
  const query = await queryIn(req);
  const [row] = await query<Omit<HeldDraft, 'key' | 'locale' | 'version'> & { version: string }>(
    `SELECT id, text, version, author_id AS author, updated_at AS at FROM word_drafts
     WHERE key = $1 AND locale = $2 FOR UPDATE`,
    [key, locale],
  );
  return row ? { ...row, key, locale, version: Number(row.version) } : null;
}

/**
 * There is no such draft any more; nobody has published it, so it is found among the former texts.
 * @param said what is said from now on: a draft that says the same is not lost
 */
export async function endDraft(req: PayloadRequest, draft: HeldDraft, said?: string | null): Promise<void> {
  await req.payload.delete({ collection: 'word-drafts', id: draft.id, depth: 0, overrideAccess: true, req });
  if (draft.text !== said) await shelveDraft(req, draft);
}

/**
 * Keeps what a draft said among the former texts of its place, with who wrote it and when. Its version is below zero: what
 * readers have had is counted from 1, and goes on as if there had been no draft.
 */
export async function shelveDraft(req: PayloadRequest, { at, author, key, locale, text }: HeldDraft): Promise<void> {
  const built = everyText().get(key)?.built[locale];
  if (built === undefined) return;
  const query = await queryIn(req);
  const [lowest] = await query<{ version: string | null }>(
    'SELECT min(version) AS version FROM words WHERE key = $1 AND locale = $2',
    [key, locale],
  );
  const version = Math.min(0, Number(lowest?.version ?? 0)) - 1;
  const data = { key, locale, version, text, built, author, is_newest: false, createdAt: at.toISOString() };
  await req.payload.create({ collection: 'words', data, depth: 0, overrideAccess: true, req });
}
