import type { Payload } from 'payload';
import type { SubmissionKind } from '@nasaq/contract';
import { keyedHashes } from '../../platform/secrets/secret.ts';
import type { ReadSubmission } from './read-submission.ts';
import { isToken, tokenHash } from '../../uploads/index.ts';

const dayLength = 24 * 60 * 60 * 1_000;

/**
 * The key of a submission that came without one: equal content from one sender on one day has an equal key. Files count
 * by their content, because a page that is sent again uploads them again.
 * @returns the key of today, and those that the same would have had yesterday or under a former secret
 */
export async function derivedKeys(
  { kind, locale, row, files }: ReadSubmission,
  sender: string,
  payload: Payload,
): Promise<string[]> {
  const hashes = await fileHashes(Object.values(files).flat(), payload);
  const contents = Object.values(files).map((tokens) => tokens.map((token) => hashes.get(token) ?? token));
  const content = JSON.stringify([kind, locale, sender, row, contents]);
  const keys = (time: number) => {
    const day = new Date(time).toISOString().slice(0, 10);
    return keyedHashes('key', `${day}:${content}`).map((hash) => `d:${hash}`);
  };
  return [...keys(Date.now()), ...keys(Date.now() - dayLength)];
}

/** What a receipt tells of a stored submission. */
export interface StoredSubmission {
  reference: string;
  createdAt: string;
}

/** The submission that was stored with one of the keys; `since` leaves out older ones. */
export async function findByKey(
  kind: SubmissionKind,
  keys: readonly string[],
  payload: Payload,
  since?: Date,
): Promise<StoredSubmission | null> {
  const { docs } = await payload.db.find<StoredSubmission>({
    collection: kind,
    where: {
      key: { in: [...keys] },
      ...(since ? { createdAt: { greater_than: since.toISOString() } } : {}),
    },
    limit: 1,
    pagination: false,
    select: { reference: true, createdAt: true },
  });
  return docs[0] ?? null;
}

/** The SHA-256 of uploaded files by token; unknown tokens are absent. */
export async function fileHashes(tokens: readonly string[], payload: Payload): Promise<ReadonlyMap<string, string>> {
  const known = tokens.filter(isToken);
  if (known.length === 0) return new Map();
  const { docs } = await payload.db.find<{ sha256: string; token_hash: string }>({
    collection: 'uploads',
    where: { token_hash: { in: known.map(tokenHash) } },
    limit: 0,
    pagination: false,
    select: { sha256: true, token_hash: true },
  });
  const byHash = new Map(docs.map((doc) => [doc.token_hash, doc.sha256]));
  return new Map(
    known.flatMap((token) => {
      const hash = byHash.get(tokenHash(token));
      return hash ? [[token, hash] as const] : [];
    }),
  );
}
