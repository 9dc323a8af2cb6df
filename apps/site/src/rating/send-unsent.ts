import type { Locale } from '@nasaq/contract';
import type { Api } from '../api/client.ts';
import { createKeptRatings, type KeptRating } from './kept-ratings.ts';
import { type RatingOutcome, sendRating } from './send-rating.ts';

/** What this window's reader has said of articles. */
export const kept = createKeptRatings();

let sending = false;

/** Sends what waits on this device, in whichever article it was said; twice is no harm. What the server refuses is forgotten. */
export async function sendUnsent(
  api: Api,
  told: (key: string, locale: Locale, outcome: RatingOutcome) => void,
): Promise<void> {
  if (sending) return;
  sending = true;
  for (const { key, unsent, ...rating } of kept.unsent()) {
    const outcome = await sendRating(api.inLanguage(rating.locale), rating.slug, unsent!, solveInPage);
    if (outcome.outcome === 'later' || outcome.outcome === 'too_many') break;
    kept.write(rating.locale, key, outcome.outcome === 'sent' ? asSent(rating, outcome.rating) : null);
    told(key, rating.locale, outcome);
  }
  sending = false;
}

/** As the server has it. */
export function asSent(
  { at, locale, slug }: Pick<KeptRating, 'at' | 'locale' | 'slug'>,
  { answer, commented }: { answer: KeptRating['answer'] | null; commented: boolean },
): KeptRating | null {
  return answer && { slug, locale, at, answer, commented };
}

/** The proof that the API asks for while it is under attack. */
export async function solveInPage(challenge: { challenge: string; difficulty: number }): Promise<string> {
  const { solveChallenge } = await import('../forms/core/solve-challenge.ts');
  return solveChallenge(challenge);
}
