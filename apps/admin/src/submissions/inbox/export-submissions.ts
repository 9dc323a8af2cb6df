import type { SubmissionKind } from '@nasaq/contract';
import type { CollectionSlug, Endpoint, Payload, PayloadRequest, TypedUser, Where } from 'payload';
import { combineWhereConstraints, mergeListSearchAndWhere } from 'payload/shared';
import { recordAct } from '../../platform/staff/audit/record-act.ts';
import { loadOpeningHours } from '../../content/index.ts';
import { mayReadSubmissions } from '../../platform/staff/access.ts';
import { type ExportColumn, exportColumns } from './export-columns.ts';
import { byteOrderMark, csvRows } from '../../platform/staff/csv-rows.ts';
import { answerStaffError } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { inboxBaseFilter } from './quick-filters.ts';
import type { Submission } from './submission.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';

const pageLength = 200;

/**
 * `GET /api/<kind>/export` with the query of a list: what the list shows, all pages of it, newest first, as CSV in the
 * language of the menus. Rows are read and sent page by page, so that the memory does not grow with them.
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
        const { timeZone } = await loadOpeningHours(payload);
        const pages = readPages(payload, kind, listFilter(req, kind), user);
        // The first page before the answer begins: a wrong filter must be a refusal and not a broken file.
        const first = await pages.next();
        const detail = req.url ? new URL(req.url).search : '';
        await recordAct({ act: 'exported', kind, detail: decodeURIComponent(detail), actor: user }, req);
        return new Response(table(exportColumns(payload, kind, { language, timeZone }), first, pages), {
          headers: {
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Disposition': `attachment; filename="${kind}-${new Date().toISOString().slice(0, 10)}.csv"`,
            'Cache-Control': 'no-store',
            'X-Content-Type-Options': 'nosniff',
          },
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

interface Page {
  submissions: Submission[];
  /** File names by the id of their submission. */
  files: Map<number, string[]>;
}

/** By id downwards from the last one: what arrives meanwhile neither repeats nor hides a row. */
async function* readPages(payload: Payload, kind: SubmissionKind, where: Where, user: TypedUser): AsyncGenerator<Page> {
  for (let before: number | null = null; ;) {
    const older: Where[] = before === null ? [] : [{ id: { less_than: before } }];
    const { docs } = await payload.find({
      collection: kind as CollectionSlug,
      where: { and: [where, ...older] },
      sort: '-id',
      limit: pageLength,
      pagination: false,
      depth: 1,
      overrideAccess: false,
      user,
    });
    const submissions = docs as unknown as Submission[];
    if (submissions.length > 0) yield { submissions, files: await namesOfFiles(payload, kind, submissions) };
    if (submissions.length < pageLength) return;
    before = submissions.at(-1)!.id;
  }
}

async function namesOfFiles(payload: Payload, kind: SubmissionKind, submissions: Submission[]) {
  const { docs } = await payload.find({
    collection: 'uploads',
    where: { or: submissions.map(({ id }) => ({ submission: { equals: { relationTo: kind, value: id } } })) },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    sort: 'id',
  });
  const names = new Map<number, string[]>();
  for (const { filename, submission } of docs) {
    const id = Number(submission?.value);
    names.set(id, [...(names.get(id) ?? []), filename]);
  }
  return names;
}

function table(
  columns: readonly ExportColumn[],
  first: IteratorResult<Page>,
  rest: AsyncGenerator<Page>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rows = ({ files, submissions }: Page) =>
    encoder.encode(csvRows(submissions.map((row) => columns.map(({ cell }) => cell(row, files.get(row.id) ?? [])))));
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvRows([columns.map(({ head }) => head)])));
      if (first.done) controller.close();
      else controller.enqueue(rows(first.value));
    },
    async pull(controller) {
      const next = await rest.next();
      if (next.done) controller.close();
      else controller.enqueue(rows(next.value));
    },
    async cancel() {
      await rest.return(undefined);
    },
  });
}
