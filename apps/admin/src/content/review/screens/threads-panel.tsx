'use client';

import type { Locale } from '@nasaq/contract';
import { type Docs, type FieldSpec, valueAt, wordsOf } from '@nasaq/translation';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { interfaceLanguage, menuNumber } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';
import { reviewTexts } from '../../catalogue/index.ts';
import type { Thread, Threads } from '../review-api.ts';
import { placeAt } from '../state/field-at.ts';
import type { Subject } from '../subject.ts';
import { CommentField } from './comment-field.tsx';
import { Trouble } from './review-bar.tsx';
import { ThreadItem } from './thread-item.tsx';
import type { Host } from './use-host.ts';

interface Props {
  subject: Subject;
  host: Host<Threads>;
  fields: readonly FieldSpec[];
  /** What stands in the fields now: threads at rows that are not there any more say so. */
  docs: Docs;
  /** The thread that the reader was led to. */
  asked?: number | null;
  /** The way to the field of a thread, where there is one. */
  renderWay: (thread: Thread & { path: string }) => ReactNode;
}

/** Everything that the staff say at the fields of an entry, and a place to say something of the entry as a whole. */
export function ThreadsPanel({ asked = null, docs, fields, host, subject, renderWay }: Props) {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = reviewTexts[language];
  const { colleagues = [], threads = [] } = host.answer ?? {};
  const wanted = threads.find(({ id }) => id === asked);
  const [choice, setShowsResolved] = useState<boolean | null>(null);
  const showsResolved = choice ?? Boolean(wanted?.resolved);
  const resolved = threads.filter((thread) => thread.resolved);
  const shown = threads.filter((thread) => showsResolved || !thread.resolved).toReversed();
  const count = menuNumber(language).format(resolved.length);

  return (
    <section aria-label={texts.comments} className="review-threads">
      {host.trouble && <Trouble host={host} language={language} />}
      {!host.answer && !host.trouble && <p className="review-quiet">{texts.working}</p>}
      {host.answer && (
        <>
          <CommentField
            colleagues={colleagues}
            confirm={texts.send}
            draft={`${subject.kind}-${subject.id}`}
            label={texts.writeWhole}
            language={language}
            onSend={(text) => host.post('/open', { path: null, locale: null, text })}
          />
          {shown.length === 0 && resolved.length === 0 && <p className="review-quiet">{texts.noThreads}</p>}
          <ul className="review-threads__list">
            {shown.map((thread) => (
              <ListedThread
                isAsked={thread.id === asked}
                key={thread.id}
                place={placeName(thread, { docs, fields, language })}
                seen={() => void host.post('/seen', { thread: thread.id })}
                thread={thread}
                way={hasPath(thread) && !isGone(thread, { docs, fields, language }) && renderWay(thread)}
              >
                <ThreadItem
                  colleagues={colleagues}
                  language={language}
                  post={host.post}
                  thread={thread}
                  {...wordsAt(thread, docs)}
                />
              </ListedThread>
            ))}
          </ul>
          {resolved.length > 0 && (
            <div className="review-acts">
              <button
                aria-expanded={showsResolved}
                className="review-link"
                onClick={() => setShowsResolved(!showsResolved)}
                type="button"
              >
                {showsResolved ? texts.hideResolved : texts.showResolved.replace('#', count)}
              </button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

interface ListedProps {
  children: ReactNode;
  isAsked: boolean;
  place: string;
  seen: () => void;
  thread: Thread;
  way: ReactNode;
}

function ListedThread({ children, isAsked, place, seen, thread, way }: ListedProps) {
  const texts = reviewTexts[interfaceLanguage(useTranslation().i18n)];
  const item = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (isAsked) item.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);

  return (
    <li
      aria-current={isAsked || undefined}
      className="review-thread"
      data-resolved={thread.resolved ? true : undefined}
      ref={item}
    >
      <div className="review-thread__head">
        <h3>{place}</h3>
        {thread.resolved && <Tag tone="quiet">{texts.resolvedTag}</Tag>}
        {thread.unread > 0 && (
          <button className="review-link" onClick={seen} type="button">
            {texts.seenThread}
          </button>
        )}
        {way}
      </div>
      {children}
    </li>
  );
}

interface Around {
  docs: Docs;
  fields: readonly FieldSpec[];
  /** Of the menus. */
  language: Locale;
}

function hasPath(thread: Thread): thread is Thread & { path: string } {
  return thread.path !== null;
}

function isGone({ path }: Thread & { path: string }, { docs, fields, language }: Around): boolean {
  return placeAt(fields, docs, path, language).isGone;
}

/** What a thread is about, in words. */
function placeName({ locale, path }: Pick<Thread, 'locale' | 'path'>, { docs, fields, language }: Around): string {
  const texts = reviewTexts[language];
  if (path === null) return texts.whole;
  const { isGone: gone, label } = placeAt(fields, docs, path, language);
  const field = gone ? fill(texts.gone, { field: label || path }) : label;
  return locale ? fill(texts.place, { field, language: texts.languages[locale] }) : field;
}

/** The words at the place of a thread; nothing where there is no such place any more. */
function wordsAt({ locale, path }: Pick<Thread, 'locale' | 'path'>, docs: Docs): { words?: string } {
  const value = path && locale ? valueAt(docs[locale], path) : undefined;
  return value === undefined ? {} : { words: wordsOf(value) };
}
