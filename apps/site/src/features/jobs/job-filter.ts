import { departments, paths, workplaces, type CareerSummary } from '@nasaq/contract';
import { notFound } from '../navigation/not-found.ts';

type Department = CareerSummary['department'];
type Workplace = CareerSummary['workplace'];

/** What a list of jobs is narrowed to; `null` = not narrowed. */
export interface JobFilter {
  department: Department | null;
  workplace: Workplace | null;
}

/** `?department=engineering&workplace=remote`; a value that does not exist makes the address a 404. */
export function readJobFilter(query: URLSearchParams): JobFilter {
  return { department: readOne(query.get('department'), departments), workplace: readOne(query.get('workplace'), workplaces) };
}

/** The table of all jobs narrowed so, without locale prefix. */
export function jobFilterPath({ department, workplace }: JobFilter): string {
  const query = new URLSearchParams();
  if (department) query.set('department', department);
  if (workplace) query.set('workplace', workplace);
  return query.size > 0 ? `${paths.allCareers}?${query}` : paths.allCareers;
}

export function filterJobs<Job extends Pick<CareerSummary, 'department' | 'workplace'>>(jobs: Job[], filter: JobFilter): Job[] {
  return jobs.filter(
    ({ department, workplace }) =>
      (filter.department === null || department === filter.department) && (filter.workplace === null || workplace === filter.workplace),
  );
}

function readOne<Value extends string>(value: string | null, allowed: readonly Value[]): Value | null {
  if (value === null) return null;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw notFound();
  return found;
}
