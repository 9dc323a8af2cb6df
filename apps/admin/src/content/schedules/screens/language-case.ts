import type { Locale } from '@nasaq/contract';
import { openTold, type ToldFinding } from '../../checks/told-finding.ts';
import type { LanguageNews } from '../publication-review.ts';
import type { LanguageStanding, Publication, Schedule } from '../publication.ts';
import type { Publishing } from './use-publishing.ts';

/** All that speaks for and against publishing one language. */
export interface LanguageCase {
  standing: LanguageStanding;
  news: LanguageNews;
  isSource: boolean;
  stops: readonly ToldFinding[];
  warns: readonly ToldFinding[];
  /** Nobody else has approved these words, and somebody has to. */
  lacksApproval: boolean;
  schedules: readonly Schedule[];
  /** Fields of which somebody else has saved another text: until one of both is chosen, it is not published from here. */
  disputes: readonly Disputed[];
  /** It has something that readers lack, nothing is known that keeps it from them, and nobody has taken it from them. */
  isOffered: boolean;
}

/** A field that waits for a decision where the dialog was opened. */
export interface Disputed {
  label: string;
  path: string;
  /** Where it was the reader, in another window. */
  own?: true;
}

export function languageCase(
  publication: Publication,
  known: Publishing,
  locale: Locale,
  disputes: readonly Disputed[] = [],
): LanguageCase {
  const standing = publication.languages[locale];
  const isSource = known.news.source === locale;
  // What differs between the two is told once, beside the translation; what stops, stops both.
  const open = openTold(known.checked).filter(
    (finding) => finding.locale === locale || (finding.locale === 'both' && (!isSource || finding.level === 'stops')),
  );
  const stops = open.filter(({ level }) => level === 'stops');
  const review = known.reviews.languages[locale];
  const hasNews = standing.state === 'changed' || standing.state === 'draft';
  const lacksApproval = known.reviews.secondPerson && hasNews && !review.mayPublish;
  return {
    standing,
    news: known.news.languages[locale],
    isSource,
    stops,
    warns: open.filter(({ level }) => level === 'warns'),
    lacksApproval,
    schedules: publication.schedules.filter((schedule) => schedule.locale === locale),
    disputes,
    isOffered:
      standing.written &&
      hasNews &&
      !standing.withdrawn &&
      stops.length === 0 &&
      !lacksApproval &&
      disputes.length === 0,
  };
}
