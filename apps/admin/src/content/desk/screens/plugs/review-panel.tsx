'use client';

import { isLocale } from '@nasaq/contract';
import { useEffect, useEffectEvent } from 'react';
import { menuNumber } from '../../../../platform/staff/interface-language.ts';
import { reviewTexts } from '../../../catalogue/index.ts';
import { placeAt } from '../../../review/state/field-at.ts';
import { ReviewStates } from '../../../review/screens/review-bar.tsx';
import { ThreadsPanel } from '../../../review/screens/threads-panel.tsx';
import { useDesk, useDeskState } from '../desk-context.ts';
import { type SidePanel, useSidePanelsHere } from './side-panels.tsx';
import { useComments } from '../comments/comments-context.tsx';

/** Beside the fields: how the review of each language stands, and all that was said at the fields. */
export const reviewPanel: SidePanel = {
  id: 'review',
  icon: 'comment',
  name: { en: reviewTexts.en.title, ar: reviewTexts.ar.title },
  Badge: OpenThreads,
  Body: ReviewBody,
};

/** How many threads wait for an end. */
function OpenThreads() {
  const { language } = useDesk();
  const { asked, threads } = useComments();
  const { show } = useSidePanelsHere();
  const { docs, fields } = useDeskDocs();
  const wanted = threads.answer?.threads.find(({ id }) => id === asked.thread);
  // Of a thread whose row is gone, only the list of all of them tells.
  const isElsewhere = wanted && (wanted.path === null || placeAt(fields, docs, wanted.path, language).isGone);
  const lead = useEffectEvent(() => show(reviewPanel.id));
  useEffect(() => {
    if (asked.review || isElsewhere) lead();
  }, [asked.review, isElsewhere]);
  const open = threads.answer?.threads.filter(({ resolved }) => !resolved).length ?? 0;
  if (open === 0) return null;
  return <span className="desk-count">{menuNumber(language).format(open)}</span>;
}

function ReviewBody() {
  const { goTo, language } = useDesk();
  const { asked, reviews, show, subject, threads } = useComments();
  const { docs, fields } = useDeskDocs();
  const texts = reviewTexts[language];
  return (
    <div className="desk-review">
      <ReviewStates host={reviews} />
      <h3>{texts.comments}</h3>
      <ThreadsPanel
        asked={asked.thread}
        docs={docs}
        fields={fields}
        host={threads}
        subject={subject}
        renderWay={({ locale, path }) => (
          <button
            className="review-link"
            onClick={() => {
              show({ path, locale });
              goTo({ path, locale: isLocale(locale) ? locale : 'en' });
            }}
            type="button"
          >
            {texts.goTo}
          </button>
        )}
      />
    </div>
  );
}

function useDeskDocs() {
  const { store } = useDesk();
  const docs = useDeskState((state) => state.docs);
  return { docs, fields: store.fields };
}
