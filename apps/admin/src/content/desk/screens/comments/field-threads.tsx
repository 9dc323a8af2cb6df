'use client';

import { type Locale, locales } from '@nasaq/contract';
import { wordsOf } from '@nasaq/translation';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { menuNumber } from '../../../../platform/staff/interface-language.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { Tag } from '../../../../platform/staff/screens/tag.tsx';
import { reviewTexts } from '../../../catalogue/index.ts';
import type { Thread } from '../../../review/review-api.ts';
import { CommentField } from '../../../review/screens/comment-field.tsx';
import { Trouble } from '../../../review/screens/review-bar.tsx';
import { ThreadItem } from '../../../review/screens/thread-item.tsx';
import { useDesk, useUnit } from '../desk-context.ts';
import { threadsId } from './comment-mark.tsx';
import { type Comments, threadsAt, useComments } from './comments-context.tsx';

/** Below a field, while somebody has them open: what is said about it, and where one says more. */
export function FieldThreads({ path }: { path: string }) {
  const comments = useComments();
  if (comments.open?.path !== path) return null;
  return <OpenThreads comments={comments} open={comments.open} />;
}

interface Props {
  comments: Comments;
  open: NonNullable<Comments['open']>;
}

function OpenThreads({ comments, open: { locale, path } }: Props) {
  const { columns, language } = useDesk();
  const texts = reviewTexts[language];
  const { asked, show, subject, threads: host } = comments;
  const unit = useUnit(path);
  const section = useRef<HTMLElement>(null);
  const threads = threadsAt(comments, path);
  const resolved = threads.filter((thread) => thread.resolved);
  const isAskedResolved = resolved.some(({ id }) => id === asked.thread);
  const [choice, setShowsResolved] = useState<boolean | null>(null);
  const showsResolved = choice ?? isAskedResolved;
  const shown = threads.filter((thread) => showsResolved || !thread.resolved);
  const count = menuNumber(language).format(resolved.length);
  useSeen(comments, threads);
  useAskedThread(section, shown, asked.thread);

  function close() {
    show(null);
    document.getElementById(`${threadsId(path)}-mark`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key of whatever stands in it comes up to it
    <section
      aria-label={texts.comments}
      className="desk-threads"
      data-column={locale ? columns.indexOf(locale) + 1 : undefined}
      id={threadsId(path)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        close();
      }}
      ref={section}
    >
      {host.trouble && <Trouble host={host} language={language} />}
      {shown.length > 0 && (
        <ul className="desk-threads__list">
          {shown.map((thread) => (
            <li
              aria-current={thread.id === asked.thread || undefined}
              className="review-thread"
              data-thread={thread.id}
              key={thread.id}
            >
              {(thread.locale || thread.resolved) && (
                <div className="review-thread__head">
                  {thread.locale && <h3>{texts.languages[thread.locale]}</h3>}
                  {thread.resolved && <Tag tone="quiet">{texts.resolvedTag}</Tag>}
                </div>
              )}
              <ThreadItem
                colleagues={host.answer?.colleagues ?? []}
                language={language}
                post={host.post}
                thread={thread}
                {...(unit && thread.locale && { words: wordsOf(unit.values[thread.locale]) })}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="desk-threads__new">
        {locale && <CommentLanguage chosen={locale} onChoose={(next) => show({ path, locale: next })} />}
        <CommentField
          colleagues={host.answer?.colleagues ?? []}
          cancel={texts.closeThreads}
          confirm={texts.send}
          draft={`${subject.kind}-${subject.id}-${locale ?? ''}-${path}`}
          // Whoever was led to a thread reads it first.
          hasFocus={asked.thread === null}
          key={locale}
          label={locale ? fill(texts.writeIn, { language: texts.languages[locale] }) : texts.write}
          language={language}
          onCancel={close}
          onSend={(text) => host.post('/open', { locale, path, text })}
        />
      </div>
      {resolved.length > 0 && (
        <button
          aria-expanded={showsResolved}
          className="desk-quiet desk-threads__resolved"
          onClick={() => setShowsResolved(!showsResolved)}
          type="button"
        >
          {showsResolved ? texts.hideResolved : texts.showResolved.replace('#', count)}
        </button>
      )}
    </section>
  );
}

/** Which of the two texts a new comment is about. */
function CommentLanguage({ chosen, onChoose }: { chosen: Locale; onChoose: (locale: Locale) => void }) {
  const { language } = useDesk();
  const texts = reviewTexts[language];
  return (
    <div aria-label={texts.aboutLanguage} className="desk-threads__languages" role="group">
      {locales.map((locale) => (
        <button aria-pressed={locale === chosen} key={locale} onClick={() => onChoose(locale)} type="button">
          {texts.languages[locale]}
        </button>
      ))}
    </div>
  );
}

/** What stands open is read. */
function useSeen({ threads: host }: Comments, threads: readonly Thread[]): void {
  const unread = threads.filter((thread) => thread.unread > 0).map(({ id }) => id);
  const see = useEffectEvent(async () => {
    for (const thread of unread) await host.post('/seen', { thread });
  });
  const told = unread.join();
  useEffect(() => {
    if (told) void see();
  }, [told]);
}

/** Leads to the thread that an address names, once it is here. */
function useAskedThread(section: RefObject<HTMLElement | null>, shown: readonly Thread[], asked: number | null): void {
  const isHere = asked !== null && shown.some(({ id }) => id === asked);
  useEffect(() => {
    if (isHere) section.current?.querySelector(`[data-thread="${asked}"]`)?.scrollIntoView({ block: 'center' });
  }, [asked, isHere, section]);
}
