import type { Locale } from '@nasaq/contract';
import type { LanguageState } from '../saving/language-state.ts';

export const scheduleActions = ['publish', 'unpublish'] as const;
export type ScheduleAction = (typeof scheduleActions)[number];

/** What a schedule stores with its job; one job for each language. */
export interface ScheduledPublish {
  type?: 'publish' | 'unpublish' | null;
  /** Absent in jobs of older versions only. */
  locale?: string | null;
  doc?: { relationTo: string; value: string | number } | null;
  global?: string | null;
  user?: { relationTo: string; value: string | number } | null;
}

export const scheduleTask = 'schedulePublish';

/** One language of one entry or page that will be published or withdrawn by the clock. */
export interface Schedule {
  id: number;
  action: ScheduleAction;
  locale: Locale;
  /** ISO. */
  at: string;
  /** Name of who scheduled it; null where the account is gone. */
  by: string | null;
  /** It was due and could not be carried out. */
  failed: boolean;
  /** What the publish check says of it now, in the language of the menus; empty where it was something else. */
  stoppedBy?: string[];
}

/** How one language of an entry or page stands before its readers. */
export interface LanguageStanding {
  state: LanguageState;
  /** It has all that its page needs. */
  written: boolean;
  /** It was on the site, and somebody or the clock has taken it from there. */
  withdrawn: boolean;
  /** Where readers find it; null where they do not. */
  url: string | null;
}

/** What `GET …/publication` answers. */
export interface Publication {
  /** The company's, told beside the reader's own where it shows another time. */
  timeZone: string;
  mayPublish: boolean;
  languages: Record<Locale, LanguageStanding>;
  /** Sooner ones first. */
  schedules: Schedule[];
}
