import type { Payload } from 'payload';
import { isToken, tokenHash } from '../../uploads/index.ts';

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
