'use client';

import { locales, type Locale } from '@nasaq/contract';
import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';
import { reviewTexts } from '../../catalogue/index.ts';
import type { LanguageReview, Reviews } from '../review-api.ts';
import type { Subject } from '../subject.ts';
import { dayOf, isOver, reviewTones, standingOf } from './review-standing.ts';
import { StepDialog, type Step } from './step-dialog.tsx';
import { type Host, useHost } from './use-host.ts';

/** How the review of each language stands, and what the reader may say of it. */
export function ReviewBar({ subject }: { subject: Subject }) {
  return <ReviewStates host={useHost<Reviews>('/history/review', '/history', subject)} />;
}

/** The same, of a host that others ask, too. */
export function ReviewStates({ host }: { host: Host<Reviews> }) {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = reviewTexts[language];
  const [step, setStep] = useState<Step | null>(null);
  const reviews = host.answer;
  return (
    <section aria-label={texts.title} className="review-bar">
      {host.trouble && <Trouble host={host} language={language} />}
      {!reviews && !host.trouble && <p className="review-quiet">{texts.working}</p>}
      {reviews &&
        locales.map((locale) => (
          <LanguageLine
            key={locale}
            language={language}
            locale={locale}
            onStep={(act) => setStep({ act, locale })}
            reviews={reviews}
          />
        ))}
      {reviews && step && <StepDialog host={host} onClose={() => setStep(null)} reviews={reviews} step={step} />}
    </section>
  );
}

/** Why something could not be read, and the way to try again. */
export function Trouble({ host, language }: { host: Pick<Host<unknown>, 'trouble' | 'reload'>; language: Locale }) {
  return (
    <p className="review-trouble" role="alert">
      {host.trouble}{' '}
      <button className="review-link" onClick={host.reload} type="button">
        {reviewTexts[language].tryAgain}
      </button>
    </p>
  );
}

interface LineProps {
  language: Locale;
  locale: Locale;
  onStep: (act: Step['act']) => void;
  reviews: Reviews;
}

function LanguageLine({ language, locale, onStep, reviews }: LineProps) {
  const texts = reviewTexts[language];
  const review = reviews.languages[locale];
  const isWritten = review.words !== '';
  const isHeld = reviews.held.includes(locale);
  const acts = reviews.mayWrite && isWritten ? actsOf(review, reviews, isHeld) : [];
  return (
    <div className="review-bar__language">
      <div className="review-bar__head">
        <h3>{texts.languages[locale]}</h3>
        {isWritten ? (
          <Tag tone={reviewTones[review.state]}>{standingOf(review, language)}</Tag>
        ) : (
          <Tag tone="quiet">{texts.unwritten}</Tag>
        )}
      </div>
      {isWritten && <Next language={language} locale={locale} reviews={reviews} />}
      <Said language={language} review={review} />
      {isWritten && (review.writer === reviews.me || review.writtenBy) && (
        <p className="review-quiet">
          {review.writer === reviews.me ? texts.writtenByYou : fill(texts.writtenBy, { by: review.writtenBy! })}
        </p>
      )}
      {acts.length > 0 && (
        <div aria-label={texts.languages[locale]} className="review-bar__acts" role="group">
          {acts.map((act, place) => (
            <button
              className={
                place === 0 && leads(act, review, { isHeld, me: reviews.me })
                  ? 'review-button review-button--main'
                  : 'review-button'
              }
              key={act}
              onClick={() => onStep(act)}
              type="button"
            >
              {texts.acts[act]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What the reader may say; what they mostly want comes first. */
function actsOf(
  { mayPublish, request, state, writer }: LanguageReview,
  reviews: Reviews,
  isHeld: boolean,
): Step['act'][] {
  const decides: Step['act'][] = writer === reviews.me ? [] : ['approved', 'returned'];
  const unasked: Record<Exclude<LanguageReview['state'], 'asked'>, Step['act'][]> = {
    // What nobody waits for is not answered.
    none: ['asked', ...(isHeld ? decides : [])],
    returned: ['asked', ...decides.filter((act) => act === 'approved')],
    void: ['asked', ...decides],
    approved: ['returned'],
  };
  const asksAnew = !request?.mine && !request?.askedMe;
  return [
    ...(state === 'asked'
      ? [...decides, ...(request?.mine ? (['withdrew'] as const) : []), ...(asksAnew ? (['asked'] as const) : [])]
      : unasked[state]),
    ...(reviews.secondPerson && reviews.mayRelease && !mayPublish ? (['released'] as const) : []),
  ];
}

/** Whether an act is what the language waits for. */
function leads(
  act: Step['act'],
  { state, writer }: LanguageReview,
  { isHeld, me }: { isHeld: boolean; me: number },
): boolean {
  if (state === 'asked') return act === 'approved';
  // Whoever has returned it waits for who mends it.
  return act === 'asked' && (state === 'returned' ? writer === me : isHeld || state === 'void');
}

/** What comes next, and who does it. */
function Next({ language, locale, reviews }: Pick<LineProps, 'language' | 'locale' | 'reviews'>) {
  const { next } = reviewTexts[language];
  const { request, state, writer } = reviews.languages[locale];
  const isHeld = reviews.held.includes(locale);
  if (state === 'asked') {
    const who = request?.askedMe
      ? next.you
      : request?.asked
        ? fill(next.asked, { asked: request.asked })
        : next.anybody;
    const isOwn = writer === reviews.me && !request?.askedMe && request?.asked === null;
    return <p className="review-bar__next">{isOwn ? next.anybodyElse : who}</p>;
  }
  const told = { none: isHeld ? next.held : null, returned: next.returned, void: next.void, approved: next.approved };
  return told[state] && <p className="review-bar__next">{told[state]}</p>;
}

/** Who said what, and when; by when it is wished for. */
function Said({
  language,
  review: { answer, isChanged, request, state },
}: {
  language: Locale;
  review: LanguageReview;
}) {
  const texts = reviewTexts[language];
  const step = request ?? answer;
  if (!step || state === 'none') return null;
  const by = step.by || texts.somebody;
  const sentence = request
    ? fill(request.asked === null ? texts.asks : texts.asksWhom, { by, asked: request.asked || texts.somebody })
    : fill(texts.answers[answer!.act as keyof typeof texts.answers], { by });
  return (
    <div className="review-bar__said">
      <p>
        {sentence}
        <span className="review-quiet">
          {' '}
          <Moment language={language} value={step.at} />
        </span>
      </p>
      {request?.due && (
        <p>
          {fill(texts.wishedBy, { day: dayOf(request.due, language) })}{' '}
          {isOver(request.due) && <Tag tone="bad">{texts.over}</Tag>}
        </p>
      )}
      {step.note && (
        <blockquote className="review-note" dir="auto">
          {step.note}
        </blockquote>
      )}
      {isChanged && <p className="review-changed">{texts.changed}</p>}
    </div>
  );
}
