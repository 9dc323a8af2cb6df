import type { Locale } from '@nasaq/contract';
import { filled, type MailBody, type MailText, mailText, words } from '../../../mail/index.ts';
import { menuDay } from '../../../platform/staff/interface-language.ts';
import { reviewMails, reviewTexts } from '../../catalogue/index.ts';

/** What somebody is told of: a mention, another comment in a thread of theirs, a review that is asked of them, its answer. */
export const noticeTypes = ['mention', 'reply', 'asked', 'returned', 'approved'] as const;
export type NoticeType = (typeof noticeTypes)[number];

interface ReviewNews {
  type: NoticeType;
  /** Of its reader. */
  locale: Locale;
  /** As that language names it. */
  company: MailBody['company'];
  /** Who acted. */
  by: string;
  title: string;
  /** Which language of the entry it is about; null for the entry as a whole. */
  language: Locale | null;
  /** The field, as the desk names it; null for the entry as a whole. */
  place: string | null;
  /** What was written; may be empty. */
  text: string;
  /** The day by which it is wished for, as its noon; null without. */
  due: Date | null;
  address: string;
}

/** Tells a member of staff what a colleague has said to them about an entry, with the way to the place. */
export function reviewMail({
  address,
  by,
  company,
  due,
  language,
  locale,
  place,
  text,
  title,
  type,
}: ReviewNews): MailText {
  const { at, news: texts, open, said, until } = reviewMails[locale];
  const news = texts[type];
  const named = language ? reviewTexts[locale].languages[language] : '';
  const values = { by: words(by), title: words(title), language: named, place: words(place ?? '') };
  return mailText({
    locale,
    company,
    subject: filled(news.subject, values),
    blocks: [
      { paragraph: filled(language ? news.leadOfLanguage : news.lead, values) },
      ...(place ? [{ paragraph: filled(at, values) }] : []),
      ...(due
        ? [{ paragraph: filled(until, { day: menuDay(due, locale, { timeZone: 'UTC', withWeekday: true }) }) }]
        : []),
      ...(text.trim() ? [{ quote: text, label: [said] }] : []),
      { link: address, label: open },
    ],
  });
}
