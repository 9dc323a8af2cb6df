import { locales } from '@nasaq/contract';
import { z } from 'zod';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { subjectGet } from '../subject-endpoints.ts';
import { type HistoryKind, historyKinds, type HistoryLine, type HistoryPerson } from './history-acts.ts';
import { readChanges } from './read-changes.ts';
import { actorsOf, readHistory } from './read-history.ts';

/** What `GET /api/history/of` answers: the newest lines first, and what the next page begins before. */
export interface HistoryPage {
  lines: HistoryLine[];
  /** Who is in it. */
  people: HistoryPerson[];
  next: number | null;
}

/** `GET /api/history/of?kind=&id=&locale=&filter=&by=&before=` */
export const historyEndpoint = subjectGet({
  path: '/of',
  query: {
    locale: z.enum(locales).optional(),
    filter: z.enum(Object.keys(historyKinds) as [HistoryKind, ...HistoryKind[]]).optional(),
    by: z.coerce.number().int().positive().optional(),
    before: z.coerce.number().int().positive().optional(),
  },
  answer: async (req, subject, { before, by, filter, locale }): Promise<HistoryPage> => {
    const language = interfaceLanguage(req.i18n);
    const acts = filter && historyKinds[filter];
    return {
      ...(await readHistory(req, subject, { actor: by, acts, before, language, locale })),
      people: await actorsOf(req, subject, language),
    };
  },
});

/** `GET /api/history/changes?kind=&id=&line=&from=`: what a line has changed, as `HistoryChanges`. */
export const changesEndpoint = subjectGet({
  path: '/changes',
  query: { line: z.coerce.number().int().positive(), from: z.coerce.number().int().positive() },
  answer: readChanges,
});
