import { listQuerySchema, type ListQuery } from '@nasaq/contract';
import { ApiError } from './error.ts';

/** Reads `page`, `limit`, `category` and `tag`; anything that does not fit is refused with the parameter's name. */
export function parseListQuery(query: Record<string, string>): ListQuery {
  const parsed = listQuerySchema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw new ApiError('bad_request', String(parsed.error.issues[0]?.path[0] ?? 'query'));
}
