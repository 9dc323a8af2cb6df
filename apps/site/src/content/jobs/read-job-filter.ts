import { departments, workplaces } from '@nasaq/contract';
import { notFound } from '../../router/payload.ts';
import type { JobFilter } from './job-filter.ts';

/**
 * `?department=engineering&workplace=remote`; a value that does not exist makes the address a 404.
 * For loaders: the lists of values come with the contract's schemas, which the browser does not need.
 */
export function readJobFilter(query: URLSearchParams): JobFilter {
  return {
    department: readOne(query.get('department'), departments),
    workplace: readOne(query.get('workplace'), workplaces),
  };
}

function readOne<Value extends string>(value: string | null, allowed: readonly Value[]): Value | null {
  if (value === null) return null;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw notFound();
  return found;
}
