import { locales } from '@nasaq/contract';
import { z } from 'zod';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { subjectGet } from '../subject-endpoints.ts';
import { type HistoryKind, historyKinds, type HistoryLine } from './history-acts.ts';
import { readHistory } from './read-history.ts';

/** What `GET /api/history/of` answers: the newest lines first, and what the next page begins before. */
export interface HistoryPage {
  lines: HistoryLine[];
  next: number | null;
}

/** `GET /api/history/of?kind=&id=&locale=&filter=&before=` */
export const historyEndpoint = subjectGet({
  path: '/of',
  query: {
    locale: z.enum(locales).optional(),
    filter: z.enum(Object.keys(historyKinds) as [HistoryKind, ...HistoryKind[]]).optional(),
    before: z.coerce.number().int().positive().optional(),
  },
  answer: (req, subject, { before, filter, locale }): Promise<HistoryPage> =>
    readHistory(req, subject, {
      before,
      locale,
      acts: filter && historyKinds[filter],
      language: interfaceLanguage(req.i18n),
    }),
});
