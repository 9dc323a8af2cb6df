import type { Locale } from '@nasaq/contract';
import { menuDay } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import type { Tone } from '../../../platform/staff/screens/tag.tsx';
import { reviewTexts } from '../../catalogue/index.ts';
import type { LanguageReview } from '../review-api.ts';
import type { ReviewState } from '../state/review-state.ts';

export const reviewTones: Record<ReviewState, Tone> = {
  none: 'quiet',
  asked: 'active',
  returned: 'bad',
  approved: 'good',
  void: 'draft',
};

/** How the review of a language stands, in a few words, with who it waits for or who has answered. */
export function standingOf({ answer, request, state }: LanguageReview, language: Locale): string {
  const { short, states } = reviewTexts[language];
  if (state === 'asked' && request?.askedMe) return short.askedMe;
  if (state === 'asked' && request?.asked) return fill(short.asked, { asked: request.asked });
  if (state === 'returned' && answer?.by) return fill(short.returned, { by: answer.by });
  if (state === 'approved' && answer?.by)
    return fill(answer.act === 'released' ? short.released : short.approved, { by: answer.by });
  return states[state];
}

/** A day that is stored as its noon: «30 November 2026». */
export function dayOf(iso: string, language: Locale): string {
  return menuDay(iso, language, { timeZone: 'UTC' });
}

/** Whether a day that was asked for has passed. */
export function isOver(iso: string, now = Date.now()): boolean {
  return Date.parse(iso) + 12 * 3_600_000 < now;
}
