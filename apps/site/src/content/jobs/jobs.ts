import { type Career, type CareerSummary, departments, paths, workplaces } from '@nasaq/contract';
import type { Api } from '../../api/client.ts';
import { numberFormat } from '../../locale/format.ts';
import { notFound } from '../../router/payload.ts';
import { loadAll } from '../paging/index.ts';

/** Every job that has a page, open and closed ones apart, each in the editor's order. */
export async function loadJobs(api: Api): Promise<{ open: CareerSummary[]; closed: CareerSummary[] }> {
  const jobs = await loadAll((query) => api.get('careers', query));
  return {
    open: jobs.filter(({ status }) => status === 'open'),
    closed: jobs.filter(({ status }) => status === 'closed'),
  };
}

/** How many entries have each value, in the order in which the values are given; values that none has are left out, but for the chosen one. */
export function countBy<Value extends string>(
  values: (Value | null)[],
  order: readonly Value[],
  chosen: Value | null = null,
): { value: Value; count: number }[] {
  return order
    .map((value) => ({ value, count: values.filter((candidate) => candidate === value).length }))
    .filter(({ value, count }) => count > 0 || value === chosen);
}

export type Department = NonNullable<CareerSummary['department']>;

/** What a list of jobs is narrowed to; `null` = not narrowed. */
export interface JobFilter {
  department: Department | null;
  workplace: CareerSummary['workplace'] | null;
}

/** The table of all jobs narrowed so, without locale prefix. */
export function jobFilterPath({ department, workplace }: JobFilter): string {
  const query = new URLSearchParams();
  if (department) query.set('department', department);
  if (workplace) query.set('workplace', workplace);
  return query.size > 0 ? `${paths.allCareers}?${query}` : paths.allCareers;
}

export function filterJobs<Job extends Pick<CareerSummary, 'department' | 'workplace'>>(
  jobs: readonly Job[],
  filter: JobFilter,
): Job[] {
  return jobs.filter(
    ({ department, workplace }) =>
      (filter.department === null || department === filter.department) &&
      (filter.workplace === null || workplace === filter.workplace),
  );
}

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

/** `EGP 42,000–64,000`, whole units, as the locale of the tag writes them; a narrow column may break it after the dash. */
export function salaryRange({ min, max, currency }: NonNullable<Career['salary']>, tag: string): string {
  const format = numberFormat(tag, { style: 'currency', currency, maximumFractionDigits: 0 });
  return format.formatRange(min, max).replace('–', '\u2060–\u200B');
}
