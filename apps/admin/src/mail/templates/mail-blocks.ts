import type { Locale } from '@nasaq/contract';
import type { Phrase } from './phrase.ts';

/** A part of a mail, from which both its text and its HTML are made. */
export type Block =
  | { paragraph: Phrase }
  /** What somebody wrote, over several lines, in their own direction. */
  | { quote: string; label: Phrase }
  /** What was said in a chat, under who said it and when. */
  | { said: string; label: Phrase }
  /** What a person writes to the reader: the mail itself. */
  | { letter: string }
  /** Set large: a reference or a code. */
  | { mark: string; label: Phrase }
  | { link: string; label: string }
  /** A way that is there for who looks for it, within the small print. */
  | { quietLink: string; label: string }
  /** The small print below the rule. */
  | { note: Phrase };

export interface MailBody {
  locale: Locale;
  subject: Phrase;
  blocks: Block[];
  company: { name: string; email: string; phone: string };
  /** The person whose mail this is; absent in what is sent by itself. Small print follows the signature then. */
  signedBy?: string;
}
