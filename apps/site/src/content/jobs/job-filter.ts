import { paths, type CareerSummary } from '@nasaq/contract';

/** What a list of jobs is narrowed to; `null` = not narrowed. */
export interface JobFilter {
  department: CareerSummary['department'] | null;
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
