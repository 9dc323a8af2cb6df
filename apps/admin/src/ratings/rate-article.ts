import type { Locale, Rating, RatingAnswer } from '@nasaq/contract';
import type { Payload, PayloadRequest, Where } from 'payload';
import { lockInTransaction } from '../platform/database/advisory-locks.ts';
import { createRow, inTransaction } from '../platform/database/in-transaction.ts';
import { searchTextOf } from '../platform/staff/list-search.ts';

/** What has become of a reader's comment. */
export const commentStates = ['open', 'answered', 'done'] as const;
export type CommentState = (typeof commentStates)[number];

/** Who rates, and what. */
export interface Rater {
  article: number;
  locale: Locale;
  /** Hash of the browser's id. */
  visitor: string;
  /** Of who is signed in. */
  account: number | null;
}

export interface GivenRating {
  answer: RatingAnswer | 'none';
  /** Clean; absent = an earlier one stays. */
  comment?: { text: string; email: string } | undefined;
  /** Of the connection. */
  sender: string;
  /** Something speaks against it: it is stored and not counted. */
  doubtful: boolean;
}

interface RatingRow {
  id: number;
  answer: RatingAnswer;
  comment?: string | null;
  visitor?: string | null;
  /** Relations come as ids. */
  account?: number | null;
}

/**
 * One answer for each visitor, article and language: given, changed or taken back. Whoever signs in takes their browser's
 * answer along; whoever answers signed out, in the browser of somebody else's account, answers in its place.
 * @returns whether it is a first answer
 */
export async function rateArticle(rater: Rater, given: GivenRating, payload: Payload): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    await lockInTransaction(req, 'rating', `${rater.article} ${rater.locale}`);
    const rows = await rowsOf(rater, payload, req);
    const own = ownRow(rows, rater);
    for (const row of rows) if (row !== own) await stepBack(row, rater, req);
    if (given.answer === 'none') {
      if (own) await payload.db.deleteOne({ collection: 'ratings', where: { id: { equals: own.id } }, req });
      return false;
    }
    const now = new Date().toISOString();
    const row = {
      answer: given.answer,
      visitor: rater.visitor,
      account: rater.account,
      rated_at: now,
      updatedAt: now,
      ...commentOf(given),
    };
    if (own) {
      await payload.db.updateOne({ collection: 'ratings', id: own.id, data: row, returning: false, req });
      return false;
    }
    const spam = given.doubtful || (await isCrowded(rater, given.sender, req));
    const { article, locale } = rater;
    await createRow('ratings', { ...row, article, locale, spam, sender_hash: given.sender, createdAt: now }, req);
    return true;
  });
}

/** What the visitor has answered so far. */
export async function ratingOf(rater: Omit<Rater, 'visitor'> & { visitor: string | null }, payload: Payload) {
  const own = ownRow(await rowsOf(rater, payload), rater);
  return presentRating(own);
}

export function presentRating(row: Pick<RatingRow, 'answer' | 'comment'> | undefined): Rating {
  return { answer: row?.answer ?? null, commented: Boolean(row?.comment) };
}

type Looked = Omit<Rater, 'visitor'> & { visitor: string | null };

/** At most two: the browser's, and the account's. */
async function rowsOf(
  { account, article, locale, visitor }: Looked,
  payload: Payload,
  req?: PayloadRequest,
): Promise<RatingRow[]> {
  const whose: Where[] = [
    ...(visitor === null ? [] : [{ visitor: { equals: visitor } }]),
    ...(account === null ? [] : [{ account: { equals: account } }]),
  ];
  if (whose.length === 0) return [];
  const { docs } = await payload.db.find<RatingRow>({
    collection: 'ratings',
    where: { and: [{ article: { equals: article } }, { locale: { equals: locale } }, { or: whose }] },
    limit: 0,
    pagination: false,
    ...(req ? { req } : {}),
  });
  return docs;
}

function ownRow(rows: readonly RatingRow[], { account, visitor }: Looked): RatingRow | undefined {
  const ofBrowser = rows.find((row) => visitor !== null && row.visitor === visitor);
  if (account === null) return ofBrowser;
  return rows.find((row) => row.account === account) ?? (ofBrowser?.account ? undefined : ofBrowser);
}

/** A row that shares the browser: another account's keeps its answer, nobody's is what the account has answered before. */
async function stepBack({ account, id }: RatingRow, rater: Rater, req: PayloadRequest): Promise<void> {
  const { db } = req.payload;
  if (account) await db.updateOne({ collection: 'ratings', id, data: { visitor: null }, returning: false, req });
  else if (rater.account !== null) await db.deleteOne({ collection: 'ratings', where: { id: { equals: id } }, req });
}

function commentOf({ comment }: GivenRating) {
  if (!comment) return {};
  const state: CommentState = 'open';
  return {
    comment: comment.text,
    email: comment.email || null,
    comment_state: state,
    search_text: searchTextOf([comment.text, comment.email]),
  };
}

/** First answers about one article that come from one address within a day and are counted; offices share addresses. */
const countedPerAddress = 5;

async function isCrowded({ article, locale }: Rater, sender: string, req: PayloadRequest): Promise<boolean> {
  const since = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
  const { totalDocs } = await req.payload.count({
    collection: 'ratings',
    where: {
      and: [
        { article: { equals: article } },
        { locale: { equals: locale } },
        { sender_hash: { equals: sender } },
        { createdAt: { greater_than: since } },
      ],
    },
    overrideAccess: true,
    req,
  });
  return totalDocs >= countedPerAddress;
}
