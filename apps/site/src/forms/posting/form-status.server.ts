import type { PostedForm, Problem } from '../../router/posted-form.ts';

const statuses: Record<Problem, number> = {
  offline: 503,
  unavailable: 503,
  timeout: 503,
  too_many: 429,
  too_large: 413,
  incomplete: 400,
  foreign: 403,
  banned: 403,
  signed_out: 401,
  refused: 403,
  failed: 500,
};

/** The status of a page whose form was not taken. */
export function formStatus({ problem }: PostedForm): number {
  return problem ? statuses[problem] : 422;
}
