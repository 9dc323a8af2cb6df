import type { Locale, RatingAnswer } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { queryFor, queryOn } from '../platform/database/query.ts';

/** Whose ratings: those given while signed in, and comments that came with the address, which the account has proven. */
export interface RatingOwner {
  account: number;
  email: string;
}

const ownedBy = '(ratings.account_id = $1 OR lower(ratings.email) = lower($2))';

interface ExportedRating {
  article: string | null;
  locale: Locale;
  answer: RatingAnswer;
  comment: string | null;
  email: string | null;
  reply: string | null;
  ratedAt: Date;
}

/** Everything that somebody has said of articles, for themselves. What was only typed with their address and doubted is nobody's. */
export async function exportRatings({ account, email }: RatingOwner, payload: Payload): Promise<ExportedRating[]> {
  return queryOn(payload)<ExportedRating>(
    `SELECT title AS article, ratings.locale, answer, comment, email, reply, rated_at AS "ratedAt" FROM ratings
     LEFT JOIN articles_locales ON _parent_id = article_id AND _locale::text = ratings.locale::text
     WHERE ${ownedBy} AND (NOT spam OR account_id = $1) ORDER BY rated_at DESC`,
    [account, email],
  );
}

/** Their answers go with the account, as everything that is about them. */
export async function eraseRatings({ account, email }: RatingOwner, req: PayloadRequest): Promise<void> {
  const query = await queryFor(req);
  await query(`DELETE FROM ratings WHERE ${ownedBy}`, [account, email]);
}

interface Keeping {
  /** Comments that nobody has answered or changed since are forgotten; their answers go on counting, of nobody. */
  comments: Date;
  spam: Date;
  /** By then the id in the browser has ended, and nobody could change the answer any more. */
  visitors: Date;
}

/** @returns how many rows were deleted: doubts, and answers about articles that are gone */
export async function retainRatings(payload: Payload, { comments, spam, visitors }: Keeping): Promise<number> {
  const query = queryOn(payload);
  await query(
    `UPDATE ratings SET comment = NULL, email = NULL, reply = NULL, comment_state = NULL, search_text = NULL
     WHERE comment IS NOT NULL AND greatest(rated_at, coalesce(replied_at, rated_at)) < $1`,
    [comments],
  );
  await query(`UPDATE ratings SET visitor = NULL, sender_hash = NULL WHERE visitor IS NOT NULL AND rated_at < $1`, [
    visitors,
  ]);
  const gone = await query<{ id: number }>(
    'DELETE FROM ratings WHERE article_id IS NULL OR (spam AND rated_at < $1) RETURNING id',
    [spam],
  );
  return gone.length;
}
