import Link from 'next/link.js';
import type { PayloadRequest, ServerProps } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { BoardTable } from '../../../platform/staff/screens/board-table.tsx';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';
import { reviewTexts } from '../../catalogue/index.ts';
import { openReviews, ownNotices, type OpenReview, type OwnNotice } from '../notices/for-you.ts';
import { noticeAddress, reviewAddress } from '../addresses.ts';
import { MarkRead } from './mark-read.tsx';
import { dayOf, isOver } from './review-standing.ts';

/** On the dashboard, while there is something: reviews that wait for the reader, and what they were told. */
export async function ForYouBoard({ i18n, payload, user }: ServerProps) {
  if (!user) return null;
  const req = { payload, user, i18n, t: i18n.t } as unknown as PayloadRequest;
  const [reviews, told] = await Promise.all([openReviews(req), ownNotices(req)]);
  // A review that still waits is told of once.
  const waits = (one: OwnNotice) => one.type === 'asked' && reviews.some((review) => isSameText(review, one));
  const notices = told.filter((one) => !waits(one));
  if (reviews.length + notices.length === 0) return null;
  const language = interfaceLanguage(i18n);
  const texts = reviewTexts[language];
  const { admin } = payload.config.routes;
  const fresh = notices.filter(({ isRead }) => !isRead);
  return (
    <section aria-labelledby="for-you" className="board review-board">
      <header>
        <h2 id="for-you">{texts.forYou}</h2>
        {fresh.length > 0 && <MarkRead ids={fresh.map(({ id }) => id)} language={language} />}
      </header>
      {reviews.length > 0 && (
        <>
          <h3>{texts.openReviews}</h3>
          <BoardTable headings={[texts.entry, texts.language, texts.ofWhom, texts.asker, texts.until, texts.when]}>
            {reviews.map(({ at, by, due, locale, ofMe, subject, title }) => (
              <tr key={`${subject.kind} ${subject.id} ${locale}`}>
                <th scope="row">
                  <Link dir="auto" href={`${admin}${reviewAddress(subject, locale)}`} prefetch={false}>
                    {title}
                  </Link>
                </th>
                <td>{texts.languages[locale]}</td>
                <td>{ofMe ? <Tag tone="new">{texts.you}</Tag> : texts.anybody}</td>
                <td>
                  <bdi>{by ?? texts.somebody}</bdi>
                </td>
                <td>
                  {due && dayOf(due, language)} {due && isOver(due) && <Tag tone="bad">{texts.over}</Tag>}
                </td>
                <td>
                  <Moment language={language} value={at} />
                </td>
              </tr>
            ))}
          </BoardTable>
        </>
      )}
      {notices.length > 0 && (
        <>
          <h3>{texts.news}</h3>
          <BoardTable headings={[texts.whatHappened, texts.entry, texts.when]}>
            {notices.map((notice) => (
              <tr className={notice.isRead ? 'review-board__read' : undefined} key={notice.id}>
                <td>
                  {!notice.isRead && <Tag tone="new">{texts.fresh}</Tag>}{' '}
                  {fill(texts.notices[notice.type], { by: notice.by ?? texts.somebody })}
                  {notice.text && (
                    <p className="review-board__text" dir="auto">
                      {notice.text}
                    </p>
                  )}
                </td>
                <th scope="row">
                  <Link
                    dir="auto"
                    href={`${admin}${noticeAddress(notice.subject, { ...notice, thread: notice.thread ?? 0 })}`}
                    prefetch={false}
                  >
                    {notice.title}
                  </Link>
                </th>
                <td>
                  <Moment language={language} value={notice.at} />
                </td>
              </tr>
            ))}
          </BoardTable>
        </>
      )}
    </section>
  );
}

function isSameText({ locale, subject }: OpenReview, other: OwnNotice): boolean {
  return locale === other.locale && subject.kind === other.subject.kind && subject.id === other.subject.id;
}
