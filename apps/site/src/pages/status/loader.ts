import { readReference, type SubmissionStatus } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import { readAction, readProblem, type StatusProblem } from '../../forms/index.ts';
import type { PageContext } from '../../router/page-context.ts';

interface StatusModel {
  head: { noindex: true };
  reference: string;
  /** `null` where a code is needed first. */
  status: SubmissionStatus | null;
  problem: StatusProblem | null;
  /** A code has been asked for. */
  codeSent: boolean;
  confirm: ReturnType<typeof readAction>;
  done: ReturnType<typeof readAction>;
}

/** With the key of a receipt or mail the state; without it the question for a code. */
export async function loader({ api, params, query }: PageContext): Promise<StatusModel> {
  const reference = readReference(params.reference!)!;
  const key = query.get('key');
  const problem = readProblem(query);
  const status = key ? await loadStatus(api, reference, key) : null;
  return {
    head: { noindex: true },
    reference,
    status,
    problem: key && !status ? 'key' : problem,
    codeSent: query.has('sent'),
    confirm: readAction(query.get('confirm')),
    done: readAction(query.get('done')),
  };
}

/** A key that opens nothing is no missing page: a code may open it. */
async function loadStatus(api: PageContext['api'], reference: string, key: string): Promise<SubmissionStatus | null> {
  try {
    const { data } = await api.post('status', { reference, key });
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return null;
    throw error;
  }
}
