import type { Payload } from 'payload';
import { keyedHash } from '../../platform/secrets/secret.ts';
import { fileHashes } from './file-hashes.ts';
import type { ReadSubmission } from './read-submission.ts';

const dayLength = 24 * 60 * 60 * 1_000;

/**
 * The key of a submission that came without one: equal content from one sender on one day has an equal key. Files count
 * by their content, because a page that is sent again uploads them again.
 * @returns the key of today, and the one that the same would have had yesterday
 */
export async function derivedKeys(
  { kind, locale, row, files }: ReadSubmission,
  sender: string,
  payload: Payload,
): Promise<[today: string, yesterday: string]> {
  const hashes = await fileHashes(Object.values(files).flat(), payload);
  const contents = Object.values(files).map((tokens) => tokens.map((token) => hashes.get(token) ?? token));
  const content = JSON.stringify([kind, locale, sender, row, contents]);
  const key = (time: number) => {
    const day = new Date(time).toISOString().slice(0, 10);
    return `d:${keyedHash('key', `${day}:${content}`)}`;
  };
  return [key(Date.now()), key(Date.now() - dayLength)];
}
