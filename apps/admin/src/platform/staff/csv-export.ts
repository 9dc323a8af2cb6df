import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { byteOrderMark, csvRows } from './csv-rows.ts';

const pageLength = 200;

interface Table {
  /** Of the file, before its day. */
  name: string;
  heads: string[];
  /** Rows, page by page. */
  pages: AsyncGenerator<string[][]>;
  /** Done once the first page is read and before the answer begins. */
  begin: () => Promise<void>;
}

/**
 * A table as a download that is read and sent page by page, so that the memory does not grow with it.
 * @throws what reading the first page throws: a wrong filter is a refusal and not a broken file
 */
export async function csvAnswer({ begin, heads, name, pages }: Table): Promise<Response> {
  const first = await pages.next();
  await begin();
  return new Response(streamed(heads, first, pages), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** By id downwards from the last one, as who asks may read it: what arrives meanwhile neither repeats nor hides a row. */
export async function* readDownwards<T extends { id: number }>(
  collection: CollectionSlug,
  where: Where,
  { payload, user }: PayloadRequest,
  depth = 0,
): AsyncGenerator<T[]> {
  for (let before: number | null = null; ;) {
    const older: Where[] = before === null ? [] : [{ id: { less_than: before } }];
    const { docs } = await payload.find({
      collection,
      where: { and: [where, ...older] },
      sort: '-id',
      limit: pageLength,
      pagination: false,
      depth,
      overrideAccess: false,
      user,
    });
    const rows = docs as unknown as T[];
    if (rows.length > 0) yield rows;
    if (rows.length < pageLength) return;
    before = rows.at(-1)!.id;
  }
}

/** The filter of a list as it stands in its address, for the audit trail. */
export function filterIn({ url }: PayloadRequest): string {
  const query = url ? new URL(url).search : '';
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}

function streamed(
  heads: string[],
  first: IteratorResult<string[][]>,
  rest: AsyncGenerator<string[][]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvRows([heads])));
      if (first.done) controller.close();
      else controller.enqueue(encoder.encode(csvRows(first.value)));
    },
    async pull(controller) {
      const next = await rest.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(csvRows(next.value)));
    },
    async cancel() {
      await rest.return(undefined);
    },
  });
}
