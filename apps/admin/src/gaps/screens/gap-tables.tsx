import type { Locale } from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import Link from 'next/link.js';
import { deskRoute } from '../../chat/index.ts';
import type { TargetedSchedule } from '../../content/index.ts';
import { menuTags } from '../../platform/staff/interface-language.ts';
import { BoardTable } from '../../platform/staff/screens/board-table.tsx';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { HandledButton } from '../../search/screens/index.ts';
import { entryAddress } from '../addresses.ts';
import { gapTexts } from '../catalogue/index.ts';
import type { EntryRow } from '../load-entries.ts';
import { entryTitle } from '../load-entries.ts';
import type { LowRating, MissedSearch, NamelessThing, WaitingChats } from '../load-gaps.ts';
import { CommentDone } from './comment-done.tsx';
import { WriteArticle } from './write-article.tsx';

interface Shared {
  admin: string;
  language: Locale;
}

/** An entry with what it lacks. */
export interface EntryGap extends EntryRow {
  title: string;
  typeLabel: string;
  /** The language in which there is something to do; `null` = whichever it is written in. */
  locale: Locale | null;
}

interface EntryRowsProps extends Shared {
  action: 'translate' | 'goOn' | 'read';
  rows: readonly EntryGap[];
}

/** Entries, each with the way to the language in which it wants work. */
export function EntryRows({ action, admin, language, rows }: EntryRowsProps) {
  const texts = gapTexts[language];
  const isDue = action === 'read';
  const inLanguage = action === 'translate';
  return (
    <BoardTable
      actions={texts.actions}
      headings={[
        texts.entry,
        texts.type,
        ...(inLanguage ? [texts.language] : []),
        isDue ? texts.due : texts.changed,
        texts.editor,
      ]}
    >
      {rows.map(({ editor, id, locale, reviewBy, title, titles, type, typeLabel, updatedAt }) => {
        const to = entryAddress(admin, type, id, locale ?? (titles[language] ? language : titles.en ? 'en' : 'ar'));
        return (
          <tr key={`${type} ${id} ${locale}`}>
            <th scope="row">
              <Link dir="auto" href={to} prefetch={false}>
                {title || texts.unnamed}
              </Link>
            </th>
            <td>{typeLabel}</td>
            {inLanguage && <td>{locale && texts.languages[locale]}</td>}
            <td>
              <Moment language={language} value={isDue ? reviewBy! : updatedAt} />
            </td>
            <td>{editor ? <bdi>{editor.name}</bdi> : <span className="gaps__quiet">{texts.nobody}</span>}</td>
            <td>
              <Link
                aria-label={`${texts.acts[action]}: ${title || texts.unnamed}`}
                className="gaps__action"
                href={to}
                prefetch={false}
              >
                {texts.acts[action]}
              </Link>
            </td>
          </tr>
        );
      })}
    </BoardTable>
  );
}

/** Names and descriptions of pictures that a language lacks. */
export function ThingRows({ admin, language, rows }: Shared & { rows: readonly NamelessThing[] }) {
  const texts = gapTexts[language];
  return (
    <BoardTable actions={texts.actions} headings={[texts.entry, texts.type, texts.language]}>
      {rows.map(({ collection, id, locale, name }) => {
        const to = `${admin}/collections/${collection}/${id}?locale=${locale}`;
        const action = collection === 'media' ? texts.describe : texts.name;
        return (
          <tr key={`${collection} ${id} ${locale}`}>
            <th scope="row">
              <Link dir="auto" href={to} prefetch={false}>
                {name}
              </Link>
            </th>
            <td>{texts.kinds[collection]}</td>
            <td>{texts.languages[locale]}</td>
            <td>
              <Link aria-label={`${action}: ${name}`} className="gaps__action" href={to} prefetch={false}>
                {action}
              </Link>
            </td>
          </tr>
        );
      })}
    </BoardTable>
  );
}

interface ScheduleRowsProps extends Shared {
  rows: readonly (TargetedSchedule & { entry: EntryRow & { title: string } })[];
}

/** What the clock will publish and withdraw. */
export function ScheduleRows({ admin, language, rows }: ScheduleRowsProps) {
  const texts = gapTexts[language];
  return (
    <BoardTable headings={[texts.entry, texts.scheduled, texts.at]}>
      {rows.map(({ action, at, entry, id, locale }) => (
        <tr key={id}>
          <th scope="row">
            <Link dir="auto" href={entryAddress(admin, entry.type, entry.id, locale)} prefetch={false}>
              {entry.title || texts.unnamed}
            </Link>
          </th>
          <td>{fill(texts.clock[action], { language: texts.languages[locale] })}</td>
          <td>
            <Moment full language={language} value={at} />
          </td>
        </tr>
      ))}
    </BoardTable>
  );
}

/** What was searched for in vain: what might answer it, or a new article. */
export function SearchRows({
  admin,
  language,
  mayWrite,
  rows,
}: Shared & { mayWrite: boolean; rows: readonly MissedSearch[] }) {
  const texts = gapTexts[language];
  const digits = new Intl.NumberFormat(menuTags[language]);
  return (
    <BoardTable
      actions={texts.actions}
      headings={[texts.searchedFor, texts.language, texts.times, texts.last, texts.near]}
    >
      {rows.map(({ count, id, last, locale, near, query }) => (
        <tr key={id}>
          <th scope="row">
            <Link dir="auto" href={`${admin}/collections/searches/${id}`} prefetch={false}>
              {query}
            </Link>
          </th>
          <td>{texts.languages[locale]}</td>
          <td>{digits.format(count)}</td>
          <td>
            <Moment language={language} value={last} />
          </td>
          <td className="gaps__wrapping">
            <ul className="gaps__near">
              {near.map((entry) => (
                <li key={`${entry.type} ${entry.id}`}>
                  <Link dir="auto" href={entryAddress(admin, entry.type, entry.id, locale)} prefetch={false}>
                    {entryTitle(entry, locale)}
                  </Link>
                </li>
              ))}
            </ul>
          </td>
          <td>
            <span className="gaps__actions">
              {mayWrite && <WriteArticle language={language} locale={locale} query={query} />}
              <HandledButton id={id} language={language} query={query} />
            </span>
          </td>
        </tr>
      ))}
    </BoardTable>
  );
}

/** Articles that do not help, with what their readers say. */
export function RatingRows({ admin, language, rows }: Shared & { rows: readonly LowRating[] }) {
  const texts = gapTexts[language];
  const digits = new Intl.NumberFormat(menuTags[language]);
  return (
    <BoardTable headings={[texts.article, texts.language, texts.didNotHelp, texts.helped, texts.comments]}>
      {rows.map(({ article, comments, locale, no, title, yes }) => (
        <tr key={`${article} ${locale}`}>
          <th scope="row">
            <Link dir="auto" href={entryAddress(admin, 'articles', article, locale)} prefetch={false}>
              {title || texts.unnamed}
            </Link>
          </th>
          <td>{texts.languages[locale]}</td>
          <td>{digits.format(no)}</td>
          <td>{digits.format(yes)}</td>
          <td className="gaps__wrapping">
            {comments.length === 0 ? (
              <span className="gaps__quiet">{texts.noComments}</span>
            ) : (
              <ul className="gaps__comments">
                {comments.map(({ at, comment, email, id }) => (
                  <li key={id}>
                    <p dir="auto">{comment}</p>
                    <p className="gaps__quiet">
                      <Moment language={language} value={at} />
                      {email && <bdi dir="ltr"> · {email}</bdi>}
                    </p>
                    <span className="gaps__actions">
                      <CommentDone comment={comment} email={email} id={id} language={language} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </td>
        </tr>
      ))}
    </BoardTable>
  );
}

/** How many visitors wait, by what they ask about. */
export function ChatRows({ admin, language, rows }: Shared & { rows: readonly WaitingChats[] }) {
  const texts = gapTexts[language];
  const digits = new Intl.NumberFormat(menuTags[language]);
  return (
    <BoardTable actions={texts.actions} headings={[texts.topicOfChats, texts.waitingChats, texts.since]}>
      {rows.map(({ count, since, topic }) => (
        <tr key={topic}>
          <th scope="row">{choiceLabels.topic[topic][language]}</th>
          <td>{digits.format(count)}</td>
          <td>
            <Moment language={language} value={since} />
          </td>
          <td>
            <Link
              aria-label={`${texts.answerChats}: ${choiceLabels.topic[topic][language]}`}
              className="gaps__action"
              href={`${admin}${deskRoute}`}
              prefetch={false}
            >
              {texts.answerChats}
            </Link>
          </td>
        </tr>
      ))}
    </BoardTable>
  );
}
