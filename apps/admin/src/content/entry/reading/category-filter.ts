import type { CategorizedType, ListQuery } from '@nasaq/contract';
import type { Where } from 'payload';
import { findIdBySlug, type Reading } from '../../../platform/http/published.ts';

/** The condition behind `?category=<slug>`; null where this language has no such category. */
export async function categoryFilter(
  reading: Reading,
  type: CategorizedType,
  { category }: ListQuery,
): Promise<Where | null> {
  if (category === undefined) return {};
  const id = await findIdBySlug(reading, 'categories', category, { of: { equals: type } });
  return id === null ? null : { category: { equals: id } };
}
