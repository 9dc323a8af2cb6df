import { loadAll } from '../../content/paging/index.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api }: PageContext) {
  return { companies: await loadAll((query) => api.get('companies', query)) };
}
