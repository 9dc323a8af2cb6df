import type { Locale } from '@nasaq/contract';
import {
  type Block,
  filled,
  greeting,
  greets,
  type MailBody,
  type MailText,
  mailText,
  phrase,
  words,
} from '../mail/index.ts';
import { firstName } from '../platform/staff/member-name.ts';
import { atCompany } from '../submissions/index.ts';
import type { ArticleLink } from './article-link.ts';
import { ratingMails } from './catalogue/index.ts';

interface Answer {
  locale: Locale;
  company: MailBody['company'];
  article: ArticleLink;
  comment: string;
  /** What the member of staff writes. */
  text: string;
  /** The member's name in the reader's language. */
  member: string;
}

/** What a member of staff writes to the reader of an article about their comment, as a person's mail. */
export function answerMail({ article, comment, company, locale, member, text }: Answer): MailText {
  const texts = ratingMails[locale];
  const subject = article.title ? filled(texts.subject, { title: words(article.title) }) : phrase`${texts.untitled}`;
  const page: Block[] = article.url ? [{ quietLink: article.url, label: texts.article }] : [];
  return {
    ...mailText({
      locale,
      company,
      subject,
      signedBy: member || company.name,
      blocks: [
        ...(greets(text) ? [] : [greeting('', locale)]),
        { letter: text },
        { quote: comment, label: [texts.yourComment] },
        ...page,
        { note: [texts.why] },
      ],
    }),
    fromName: member ? atCompany(firstName(member), company.name, locale) : undefined,
  };
}
