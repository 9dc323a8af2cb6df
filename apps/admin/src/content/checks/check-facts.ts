import type { CheckId, Facts, Finding, Levels } from '@nasaq/translation/checks';

/** What `GET …/checks/facts` answers: all that a browser does not know by itself. */
export interface CheckFacts {
  facts: Omit<Facts, 'names' | 'terms'> & Partial<Pick<Facts, 'names' | 'terms'>>;
  dismissals: Dismissal[];
  levels: Levels;
}

/** A warning that was dismissed, as screens show it. */
export interface Dismissal {
  id: number;
  check: CheckId;
  locale: Finding['locale'];
  path: string;
  mark: string;
  reason: string;
  /** The name of who said so; empty where the account is gone. */
  by: string;
  /** ISO. */
  at: string;
}
