import { excerpt } from '@nasaq/translation';
import type { Locale, UploadKind } from '@nasaq/contract';

export const mailTemplates = [
  'acknowledgement',
  'state',
  /** What a member of staff writes to a sender. */
  'answer',
  'code',
  'staff_notice',
  'assigned',
  /** What was given to a member of staff by a day that has passed; once a day. */
  'overdue',
  /** What is said to a member of staff about an entry: a mention, a review that is asked for, its answer. */
  'review',
  'deletion_asked',
  /** A scheduled publication could not be carried out. */
  'publishing_stopped',
  'chat_offline',
  'chat_notice',
  'chat_answers',
  'chat_transcript',
  /** The link with which a member of staff chooses a password: one who was invited, or has forgotten it. */
  'account',
  'invitation',
  'password_link',
  'account_deleted',
  /** A password, an address or a block has changed. */
  'security',
  /** What a member of staff sends to themselves, to see whether mails go out. */
  'test',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/** What a template makes. */
export interface MailText {
  subject: string;
  text: string;
  /** A whole document. */
  html: string;
  /** Whom it is from, where that is a person; else the company. */
  fromName?: string | undefined;
}

export interface NewMail extends MailText {
  template: MailTemplate;
  /** One address, without a name. */
  to: string;
  /** Where answers go; the staff mailbox where it is absent. */
  replyTo?: string | undefined;
  locale: Locale;
  /** Milliseconds by which it waits, so that another of the same moment arrives before it. */
  delay?: number | undefined;
  /** Mails about the same one are shown as one conversation. */
  submission?: { relationTo: UploadKind; value: number } | undefined;
}

/** One plain address. Whatever could name a second recipient or begin another header is none. */
export function isMailAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s\p{C}<>()[\],;:"\\@]+@[^\s\p{C}<>()[\],;:"\\@]+$/u.test(address);
}

const longest = 250;

/** Text that may stand in a header: what would begin a new line becomes a space, and it has an end. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return excerpt(line, longest - 1);
}
