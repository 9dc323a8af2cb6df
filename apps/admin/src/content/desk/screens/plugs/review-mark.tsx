'use client';

import type { Locale } from '@nasaq/contract';
import { tagClass } from '../../../../platform/staff/screens/tag.tsx';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { reviewTexts } from '../../../catalogue/index.ts';
import { reviewTones, standingOf } from '../../../review/screens/review-standing.ts';
import { useDesk } from '../desk-context.ts';
import { useSidePanelsHere } from './side-panels.tsx';
import { useComments } from '../comments/comments-context.tsx';

/** At the head of a column: how the review of its language stands, while there is something to say of it. */
export function ReviewMark({ locale }: { locale: Locale }) {
  const { language } = useDesk();
  const { reviews } = useComments();
  const { show } = useSidePanelsHere();
  const review = reviews.answer?.languages[locale];
  if (!review || review.words === '') return null;
  const isHeld = reviews.answer!.held.includes(locale);
  if (review.state === 'none' && !isHeld) return null;
  const texts = reviewTexts[language];
  const standing = standingOf(review, language);
  return (
    <button
      aria-label={fill(texts.markReview, { language: texts.languages[locale], state: standing })}
      className={`${tagClass(reviewTones[review.state])} desk-review-mark`}
      onClick={() => show('review')}
      title={isHeld ? texts.held : undefined}
      type="button"
    >
      {standing}
    </button>
  );
}
