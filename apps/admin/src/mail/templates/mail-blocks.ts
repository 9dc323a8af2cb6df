import type { Locale } from '@nasaq/contract';
import type { Phrase } from './phrase.ts';

/** A part of a mail, from which both its text and its HTML are made. */
export type Block =
  | { paragraph: Phrase }
  /** What somebody wrote, over several lines, in their own direction. */
  | { quote: string; label: Phrase }
  /** Set large: a reference or a code. */
  | { mark: string; label: Phrase }
  | { link: string; label: string }
  /** The small print below the rule. */
  | { note: Phrase };

export interface MailBody {
  locale: Locale;
  subject: Phrase;
  blocks: Block[];
  company: { name: string; email: string; phone: string };
}
