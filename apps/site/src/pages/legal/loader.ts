import { loadAll } from '../../content/paging/index.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api }: PageContext) {
  return { legals: await loadAll((query) => api.get('legals', query)) };
}
