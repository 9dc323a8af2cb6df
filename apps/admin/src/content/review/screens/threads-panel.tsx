'use client';

import type { Locale } from '@nasaq/contract';
import { type Docs, type FieldSpec, unitsOf } from '@nasaq/translation';
import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';
import { reviewTexts } from '../../catalogue/index.ts';
import type { Thread, Threads } from '../review-api.ts';
import type { Subject } from '../subject.ts';
import { CommentField } from './comment-field.tsx';
import { Trouble } from './review-bar.tsx';
import { ThreadItem } from './thread-item.tsx';
import { useHost } from './use-host.ts';

/** A field in a language. */
export interface CommentPlace {
  path: string;
  locale: Locale;
}

interface Props {
  subject: Subject;
  fields: readonly FieldSpec[];
  /** What stands in the fields now: threads at rows that are not there any more are shown at the entry. */
  docs: Docs;
  /** Where the reader stands; nowhere without: a new comment is then about the entry as a whole. */
  focused?: CommentPlace | null;
  /** Leads to a field; without it, threads only name theirs. */
  goTo?: (place: CommentPlace) => void;
}

/** What the staff say at the fields of an entry, with a place to say more at the one where the reader stands. */
export function ThreadsPanel({ docs, fields, focused = null, goTo, subject }: Props) {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = reviewTexts[language];
  const host = useHost<Threads>('/threads/of', '/threads', subject);
  const [isHere, setHere] = useState(false);
  const [showsResolved, setShowsResolved] = useState(false);
  const places = new Map(unitsOf(fields, docs).map(({ labels, path }) => [path, labels]));
  const { colleagues = [], threads = [] } = host.answer ?? {};
  const onlyHere = isHere && focused !== null;
  const inSight = threads.filter(
    ({ locale, path }) => !onlyHere || (path === focused.path && locale === focused.locale),
  );
  const resolved = inSight.filter((thread) => thread.resolved);
  const shown = inSight.filter((thread) => showsResolved || !thread.resolved).toReversed();

  function nameOf({ locale, path }: Pick<Thread, 'locale' | 'path'>): string {
    if (path === null || locale === null) return texts.whole;
    const labels = places.get(path)?.map((label) => label[language]);
    const field = fields.find(({ name }) => name === path.split('.', 1)[0])?.label[language] ?? path;
    const named = labels ? labels.join(' › ') : fill(texts.gone, { field });
    return fill(texts.place, { field: named, language: texts.languages[locale] });
  }

  return (
    <section aria-label={texts.comments} className="review-threads">
      {host.trouble && <Trouble host={host} language={language} />}
      {host.answer && (
        <>
          <p className="review-threads__place">{fill(texts.commentOn, { place: nameOf(focused ?? nowhere) })}</p>
          <CommentField
            colleagues={colleagues}
            confirm={texts.send}
            key={focused ? `${focused.locale}:${focused.path}` : 'whole'}
            label={texts.write}
            language={language}
            onSend={(text) => host.post('/open', { ...(focused ?? nowhere), text })}
          />
          {focused && (
            <div className="review-acts">
              <button aria-pressed={onlyHere} className="review-link" onClick={() => setHere(!isHere)} type="button">
                {onlyHere ? texts.everywhere : texts.here}
              </button>
            </div>
          )}
          {shown.length === 0 && (
            <p className="review-quiet">{onlyHere ? texts.noneHere : resolved.length === 0 ? texts.noThreads : ''}</p>
          )}
          <ul className="review-threads__list">
            {shown.map((thread) => (
              <li className="review-thread" key={thread.id}>
                <p className="review-thread__head">
                  <strong>{nameOf(thread)}</strong>
                  {thread.resolved && <Tag tone="quiet">{texts.resolvedTag}</Tag>}
                  {goTo && thread.path && thread.locale && places.has(thread.path) && (
                    <button
                      className="review-link"
                      onClick={() => goTo({ path: thread.path!, locale: thread.locale! })}
                      type="button"
                    >
                      {texts.goTo}
                    </button>
                  )}
                </p>
                <ThreadItem colleagues={colleagues} language={language} post={host.post} thread={thread} />
              </li>
            ))}
          </ul>
          {resolved.length > 0 && (
            <div className="review-acts">
              <button className="review-link" onClick={() => setShowsResolved(!showsResolved)} type="button">
                {showsResolved ? texts.hideResolved : texts.showResolved.replace('#', String(resolved.length))}
              </button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

const nowhere = { path: null, locale: null };
