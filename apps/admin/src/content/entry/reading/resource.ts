import type { ContentType, List, ListQuery } from '@nasaq/contract';
import { Hono } from 'hono';
import type { SelectType, Where } from 'payload';
import type { Api } from '../../../platform/http/api.ts';
import { ApiError } from '../../../platform/http/error.ts';
import {
  type Document,
  type Reading,
  alternatesOf,
  findBySlug,
  findDraft,
  findPublished,
  parseListQuery,
} from '../../../platform/http/published.ts';
import type { ApiEnv } from '../../../platform/http/request-context.ts';
import type { AnswerParameters } from '../../../platform/http/response-cache.ts';
import { previewedId } from '../preview.ts';
import { summarySelect } from './summary.ts';

/** How one content type is listed and shown; the presenters list their fields by hand. */
export interface Resource<T extends ContentType> {
  type: T;
  /** Payload sort key of the list. */
  sort: string;
  /** Fields of a list row on top of the common ones. */
  summarySelect: SelectType;
  /** What the list can be narrowed by; any other filter of a query is nothing to it. */
  filterBy?: 'category' | 'tag';
  /** The condition that the query asks for; null where it names something that does not exist. */
  filter?: (reading: Reading, query: ListQuery) => Promise<Where | null>;
  presentSummaries: (reading: Reading, docs: Document<T>[]) => Promise<object[]>;
  presentDetail: (reading: Reading, doc: Document<T>) => Promise<object>;
}

/** `GET /<type>` and `GET /<type>/:slug` of one content type. */
export function resourceRoutes<T extends ContentType>(api: Api, resource: Resource<T>): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/', async (c) => {
      const query = parseListQuery(c.req.query());
      return api.respond(
        c,
        async (reading) => list(reading, resource, query),
        given(query, c.req.query(), resource.filterBy),
      );
    })
    .get('/:slug', async (c) => {
      const slug = c.req.param('slug');
      const previewed = previewedId(c, resource.type);
      if (previewed !== null) {
        return api.respondUncached(c, async (reading) => {
          const doc = await findDraft(reading, resource.type, previewed);
          if (!doc) throw new ApiError('not_found');
          return detail({ ...reading, draft: true }, resource, doc);
        });
      }
      return api.respond(c, async (reading) =>
        detail(reading, resource, await findBySlug(reading, resource.type, slug)),
      );
    });
}

/** What a list depends on, as far as its caller has named it: two spellings of the defaults are no harm. */
function given(query: ListQuery, named: Record<string, string>, filterBy?: 'category' | 'tag'): AnswerParameters {
  const { page, limit } = query;
  const filter = filterBy && query[filterBy]?.normalize('NFC');
  const parameters = { page, limit, ...(filterBy && { [filterBy]: filter }) };
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => Object.hasOwn(named, name)));
}

async function list<T extends ContentType>(
  reading: Reading,
  resource: Resource<T>,
  query: ListQuery,
): Promise<List<object>> {
  const where = resource.filter ? await resource.filter(reading, query) : undefined;
  if (where === null) throw new ApiError('not_found', resource.filterBy);
  const found = await findPublished(reading, resource.type, {
    where,
    sort: resource.sort,
    page: query.page,
    limit: query.limit,
    select: { ...summarySelect, ...resource.summarySelect },
  });
  // There is no end of page numbers: what is not there is told like any other thing that is not.
  if (query.page > Math.max(1, found.totalPages)) throw new ApiError('not_found', 'page');
  return {
    data: await resource.presentSummaries(reading, found.docs),
    meta: { page: query.page, limit: query.limit, total: found.totalDocs, pages: found.totalPages },
  };
}

async function detail<T extends ContentType>(reading: Reading, resource: Resource<T>, doc: Document<T>) {
  const [shown, alternates] = await Promise.all([
    resource.presentDetail(reading, doc),
    alternatesOf(reading, resource.type, doc.id as number),
  ]);
  return { data: { ...shown, alternates } };
}
