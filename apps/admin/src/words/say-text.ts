import type { Locale } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { StaffError } from '../platform/staff/staff-error.ts';
import { wordTexts } from './catalogue/index.ts';
import { everyText, problemOf } from './every-text.ts';
import { problemText } from './problem-text.ts';

/** A text in a language, and what is to be said of it; `null` = what was built. */
export interface Saying {
  key: string;
  locale: Locale;
  text: string | null;
}

/**
 * As it is kept: spaces at its ends belong to a text only where they did, and what was built is nothing of the owner's.
 * @param language of the menus
 * @throws {StaffError} with why it may not be said
 */
export function fitText(
  { key, locale, text: wanted }: Saying,
  language: Locale,
): { said: string | null; built: string } {
  const built = everyText().get(key)?.built[locale];
  if (built === undefined) throw new StaffError('not_found');
  const text = wanted === null ? null : built === built.trim() ? wanted.trim() : wanted;
  const said = text === built ? null : text;
  const problem = said === null ? null : problemOf(key, locale, said);
  if (problem)
    throw new StaffError('invalid', { message: problemText(problem, wordTexts[language].problems, language) });
  return { said, built };
}

interface Said extends Saying {
  built: string;
  /** Nobody of the command line. */
  author: number | null;
  publication?: string;
}

/**
 * What is said of a text from now on, within the transaction of `req`: the next version, beside all that there were.
 * @param seen what it comes after; who comes after the same as somebody else is refused by the index
 */
export async function sayText(
  req: PayloadRequest,
  said: Said,
  seen?: Awaited<ReturnType<typeof newestOf>>,
): Promise<void> {
  const newest = seen === undefined ? await newestOf(req.payload, req, said) : seen;
  if (newest)
    await req.payload.update({
      collection: 'words',
      id: newest.id,
      data: { is_newest: false },
      depth: 0,
      overrideAccess: true,
      req,
    });
  const data = { ...said, version: (newest?.version ?? 0) + 1, is_newest: true };
  await req.payload.create({ collection: 'words', data, depth: 0, overrideAccess: true, req });
}

export async function newestOf(
  payload: Payload,
  req: PayloadRequest | undefined,
  { key, locale }: Pick<Saying, 'key' | 'locale'>,
) {
  const { docs } = await payload.find({
    collection: 'words',
    where: { key: { equals: key }, locale: { equals: locale }, is_newest: { equals: true } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    ...(req && { req }),
  });
  return docs[0] ?? null;
}
