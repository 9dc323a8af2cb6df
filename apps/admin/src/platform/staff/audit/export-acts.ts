import type { Endpoint, PayloadRequest, Where } from 'payload';
import { fieldLabels } from '@nasaq/contract';
import { getTranslation } from '@payloadcms/translations';
import { mergeListSearchAndWhere } from 'payload/shared';
import { hasRole } from '../access.ts';
import { staffLabels } from '../catalogue/index.ts';
import { csvAnswer, filterIn, readDownwards } from '../csv-export.ts';
import { interfaceLanguage } from '../interface-language.ts';
import { answerStaffError } from '../staff-action.ts';
import { StaffError } from '../staff-error.ts';
import { detailWords, kindWords, type NameOfField, subjectWords } from './act-words.ts';
import { labelOfField } from './field-label.ts';
import { type ActType, actLabels } from './acts.ts';
import { recordAct } from './record-act.ts';

interface ActRow {
  id: number;
  createdAt: string;
  act: ActType;
  kind: string;
  record?: number | null;
  subject?: string | null;
  detail?: string | null;
  actor?: number | null;
  actor_name?: string | null;
  from?: string | null;
}

/**
 * `GET /api/acts/export` with the query of a list, for administrators: what the list shows, all pages of it, newest
 * first, as CSV in the language of the menus.
 * @param prove refuses who has not shown the password of late
 */
export function actsExport(prove: (req: PayloadRequest) => Promise<void>): Endpoint {
  return {
    method: 'get',
    path: '/export',
    handler: async (req) => {
      try {
        const { user } = req;
        if (!user) throw new StaffError('unauthorized');
        if (!hasRole(user)) throw new StaffError('forbidden');
        await prove(req);
        return await csvAnswer({
          name: 'acts',
          heads: headsIn(req),
          pages: rowsOf(req),
          begin: () => recordAct({ act: 'exported', kind: 'acts', detail: filterIn(req), actor: user }, req),
        });
      } catch (error) {
        const isOfFilter = (error as Error).name === 'QueryError';
        return answerStaffError(isOfFilter ? new StaffError('invalid') : error, req);
      }
    },
  };
}

function headsIn({ i18n }: PayloadRequest): string[] {
  const language = interfaceLanguage(i18n);
  const { acts, words } = staffLabels;
  return [
    acts.moment,
    words.by,
    acts.actor,
    acts.from,
    words.whatHappened,
    acts.kind,
    words.number,
    acts.subject,
    fieldLabels.help_details,
  ].map((label) => label[language]);
}

async function* rowsOf(req: PayloadRequest): AsyncGenerator<string[][]> {
  const language = interfaceLanguage(req.i18n);
  const { collections, config } = req.payload;
  const nameOf = (kind: string) => {
    const global = config.globals.find(({ slug }) => slug === kind);
    const known = collections[kind as 'acts']?.config.labels.plural ?? global?.label;
    return known ? getTranslation(known, req.i18n) : (kindWords(kind, language) ?? kind);
  };
  const nameOfField: NameOfField = (kind, name) => {
    const global = config.globals.find(({ slug }) => slug === kind);
    const label = global && labelOfField(global.fields, name);
    return label && getTranslation(label, req.i18n);
  };
  for await (const page of readDownwards<ActRow>('acts', listFilter(req), req))
    yield page.map(({ act, actor, actor_name: by, createdAt, detail, from, kind, record, subject }) =>
      [
        createdAt,
        by,
        actor,
        from,
        actLabels[act][language],
        nameOf(kind),
        record,
        subjectWords({ kind, subject }, language),
        detailWords({ kind, detail }, language, nameOfField),
      ].map((cell) => String(cell ?? '')),
    );
}

/** As the list itself puts filter and search together. */
function listFilter({ payload, query }: PayloadRequest): Where {
  return mergeListSearchAndWhere({
    collectionConfig: payload.collections.acts.config,
    search: typeof query.search === 'string' ? query.search : '',
    where: (query.where as Where | undefined) ?? {},
  });
}
