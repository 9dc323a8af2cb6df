import type { Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { stoppingSentences } from '../checks/sentences.ts';
import { heldBack, heldSentence, subjectOf } from '../review/index.ts';
import type { Target } from '../saving/newest.ts';

/**
 * Why a language of the newest draft cannot be published: what a check stops, and that a second person has to approve it.
 * @param language of who reads it
 * @returns nothing where neither is so: its author may not publish any more, or something failed
 */
export async function whyStopped(
  req: PayloadRequest,
  target: Target,
  locale: Locale,
  language: Locale,
): Promise<string[]> {
  const held = await heldBack(req, subjectOf(target));
  const sentences = await stoppingSentences(req, target, locale, language);
  return held.includes(locale) ? [...sentences, heldSentence([locale], language)] : sentences;
}
