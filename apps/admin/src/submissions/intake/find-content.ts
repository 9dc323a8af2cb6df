import { answerField, cleanLine, type Locale, type ScreeningQuestion } from '@nasaq/contract';
import type { Payload } from 'payload';
import { isOpen, presentScreening } from '../../content/index.ts';
import { ApiError } from '../../platform/http/error.ts';
import { findPublished, relationId } from '../../platform/http/published.ts';
import { submissionLabels } from '../catalogue/index.ts';

export interface AppliedCareer {
  id: number;
  title: string;
  questions: ScreeningQuestion[];
  /** How pages that were opened before a question had one name in both languages call its answer. */
  formerNames: Record<string, string>;
}

const closed: Record<Locale, string> = submissionLabels.findCareer.closed;

/**
 * The open job behind a slug.
 * @throws {ApiError} `invalid` on `career` for a job that is closed, withdrawn or was never there
 */
export async function findCareer(slug: string, locale: Locale, payload: Payload): Promise<AppliedCareer> {
  const { docs } = await findPublished({ payload, locale }, 'careers', {
    where: { slug: { equals: cleanLine(slug) } },
    limit: 1,
    select: { title: true, questions: true, jobStatus: true, closesAt: true },
  });
  const doc = docs[0];
  if (!doc || !isOpen(doc)) {
    throw new ApiError('invalid', 'career', {
      failures: [{ field: 'career', rule: 'closed', message: closed[locale], messageAr: closed.ar }],
    });
  }
  const questions = await presentScreening({ payload, locale }, doc);
  const formerNames = Object.fromEntries(
    questions.map((question, place) => [answerField({ id: doc.questions?.[place]?.id ?? '' }), answerField(question)]),
  );
  return { id: doc.id, title: doc.title ?? '', questions, formerNames };
}

/** The name of the service or product that `services:<key>` or `products:<key>` means in a language; null for none. */
export async function findOffer(offer: string, locale: Locale, payload: Payload): Promise<string | null> {
  const match = /^(?<type>services|products):(?<key>.+)$/u.exec(offer);
  if (!match?.groups) return null;
  const { docs } = await findPublished({ payload, locale }, match.groups.type as 'services' | 'products', {
    where: { key: { equals: match.groups.key } },
    limit: 1,
    select: { title: true },
  });
  return docs[0]?.title ?? null;
}

/** What tells of a submission what it is about, as it is stored. */
export interface Titled {
  locale: Locale;
  title?: string | null;
  /** Of an order. */
  offer?: string | null;
  /** Of an application. */
  career?: number | { id: number } | null;
}

/** What a submission is about in a reader's language: the entry's name there, else what was stored when it was sent. */
export async function titleIn(
  language: Locale,
  { career, locale, offer, title }: Titled,
  payload: Payload,
): Promise<string> {
  const stored = title ?? '';
  if (language === locale) return stored;
  if (offer) return (await findOffer(offer, language, payload)) ?? stored;
  const job = relationId(career);
  if (job === null) return stored;
  const where = { id: { equals: job } };
  const { docs } = await findPublished({ payload, locale: language }, 'careers', {
    where,
    limit: 1,
    select: { title: true },
  });
  return docs[0]?.title ?? stored;
}
