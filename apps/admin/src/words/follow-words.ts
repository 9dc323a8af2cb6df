import { log } from '@nasaq/logging';
import { locales, sayWords } from '@nasaq/contract';
import type { Payload } from 'payload';
import { onChange } from '../platform/changes/change.ts';
import { shareEveryText } from './every-text.ts';
import { wordsInForce } from './read-words.ts';

/**
 * Mails, refusals, states and tables of this process say the owner's words: from its start, and from each change on.
 * @returns ends it
 */
export async function followWords(payload: Payload): Promise<() => Promise<void>> {
  const unshare = shareEveryText();
  let wanted = 0;
  const say = async () => {
    wanted += 1;
    const mine = wanted;
    const words = await wordsInForce(payload);
    // What was asked for later is what holds.
    if (mine === wanted) for (const locale of locales) sayWords(locale, words[locale]);
  };
  await say();
  const end = onChange(({ type }) => {
    if (type === 'words' || type === 'all') void say().catch((error: unknown) => log.failure(error));
  });
  return async () => {
    end();
    unshare();
    for (const locale of locales) sayWords(locale, {});
  };
}
