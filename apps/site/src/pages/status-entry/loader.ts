import { readProblem } from '../../forms/index.ts';
import type { PageContext } from '../../router/page-context.ts';

/** What was typed and could not be read stands in the field again. */
export async function loader({ query }: PageContext) {
  return { typed: (query.get('reference') ?? '').slice(0, 40), problem: readProblem(query) };
}
