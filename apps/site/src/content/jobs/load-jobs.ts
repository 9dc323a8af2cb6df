import type { CareerSummary } from '@nasaq/contract';
import type { Api } from '../../api/client.ts';
import { loadAll } from '../paging/load-all.ts';

/** Every job that has a page, open and closed ones apart, each in the editor's order. */
export async function loadJobs(api: Api): Promise<{ open: CareerSummary[]; closed: CareerSummary[] }> {
  const jobs = await loadAll((query) => api.get('careers', query));
  return {
    open: jobs.filter(({ status }) => status === 'open'),
    closed: jobs.filter(({ status }) => status === 'closed'),
  };
}
