import { readProblem } from '../../forms/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

/** What was typed and could not be read stands in the field again. */
export async function loader({ locale, query }: PageContext) {
  const t = await loadT(locale, ['status']);
  return {
    head: { description: t('status.lead') },
    typed: (query.get('reference') ?? '').slice(0, 40),
    problem: readProblem(query),
  };
}
