import type { SubmissionKind } from '@nasaq/contract';
import type { Endpoint, Payload, PayloadRequest, Where } from 'payload';
import { combineWhereConstraints, mergeListSearchAndWhere } from 'payload/shared';
import { recordAct } from '../../platform/staff/audit/record-act.ts';
import { loadOpeningHours } from '../../content/index.ts';
import { mayReadSubmissions } from '../../platform/staff/access.ts';
import { type ExportColumn, exportColumns, type NamedFile } from './export-columns.ts';
import { csvAnswer, filterIn, readDownwards } from '../../platform/staff/csv-export.ts';
import { answerStaffError } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { requireProof } from '../../users/index.ts';
import { ownForm } from '../forms/form-names.ts';
import { formName } from '../forms/form-settings.ts';
import { everAsked } from '../forms/form-versions.ts';
import { inboxBaseFilter } from './quick-filters.ts';
import type { Submission } from './submission.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';

/**
 * `GET /api/<kind>/export` with the query of a list: what the list shows, all pages of it, newest first, as CSV in the
 * language of the menus, for who has shown the password of late.
 */
export function exportEndpoint(kind: SubmissionKind): Endpoint {
  return {
    method: 'get',
    path: '/export',
    handler: async (req) => {
      try {
        const { payload, user } = req;
        if (!user) throw new StaffError('unauthorized');
        if (!mayReadSubmissions(user, kind)) throw new StaffError('forbidden');
        const language = interfaceLanguage(req.i18n);
        await requireProof(req);
        const { timeZone } = await loadOpeningHours(payload);
        const asked = await everAsked(await formsIn(kind, req), payload);
        const columns = exportColumns(payload, kind, { language, timeZone, asked });
        return await csvAnswer({
          name: kind,
          heads: columns.map(({ head }) => head),
          pages: rowsOf(kind, columns, req),
          begin: () => recordAct({ act: 'exported', kind, detail: filterIn(req), actor: user }, req),
        });
      } catch (error) {
        if ((error as Error).name === 'QueryError') return answerStaffError(new StaffError('invalid'), req);
        return answerStaffError(error, req);
      }
    },
  };
}

/** As the list itself puts filter, search and folder together. */
function listFilter({ payload, query }: PayloadRequest, kind: SubmissionKind): Where {
  const where = query.where as Where | undefined;
  const search = typeof query.search === 'string' ? query.search : '';
  const base = inboxBaseFilter(query, kind);
  return mergeListSearchAndWhere({
    collectionConfig: payload.collections[kind].config,
    search,
    where: combineWhereConstraints([where, base ?? undefined]),
  });
}

/** The forms with which any of the rows can have been sent. */
async function formsIn(kind: SubmissionKind, req: PayloadRequest): Promise<string[]> {
  if (kind !== 'responses') return [kind];
  const { payload, user } = req;
  const { docs } = await payload.find({
    collection: 'forms',
    where: { form: { equals: ownForm } },
    select: { form: true },
    // What was sent with a form that lies in the trash is answered with its words all the same.
    trash: true,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const where = listFilter(req, kind);
  const used = await Promise.all(
    docs.map(async (form) => {
      const filter = { and: [where, { form: { equals: form.id } }] };
      const { totalDocs } = await payload.count({ collection: kind, where: filter, overrideAccess: false, user });
      return totalDocs > 0 ? [formName(form)] : [];
    }),
  );
  return used.flat();
}

async function* rowsOf(
  kind: SubmissionKind,
  columns: readonly ExportColumn[],
  req: PayloadRequest,
): AsyncGenerator<string[][]> {
  for await (const page of readDownwards<Submission>(kind, listFilter(req, kind), req, 1)) {
    const files = await filesOf(req.payload, kind, page);
    yield page.map((row) => columns.map(({ cell }) => cell(row, files.get(row.id) ?? [])));
  }
}

async function filesOf(payload: Payload, kind: SubmissionKind, submissions: Submission[]) {
  const { docs } = await payload.find({
    collection: 'uploads',
    where: { or: submissions.map(({ id }) => ({ submission: { equals: { relationTo: kind, value: id } } })) },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    sort: 'id',
  });
  const files = new Map<number, NamedFile[]>();
  for (const { field, filename, submission } of docs) {
    const id = Number(submission?.value);
    files.set(id, [...(files.get(id) ?? []), { field, filename }]);
  }
  return files;
}
