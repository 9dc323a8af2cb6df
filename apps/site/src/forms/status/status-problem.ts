/** What a status page says went wrong; part of its address, so that the answer to a post is always a page of its own. */
export const statusProblems = [
  'empty',
  'reference',
  'code',
  'key',
  'too_many',
  'unavailable',
  'foreign',
  'action',
] as const;
export type StatusProblem = (typeof statusProblems)[number];

export function readProblem(query: URLSearchParams): StatusProblem | null {
  return statusProblems.find((problem) => problem === query.get('problem')) ?? null;
}

/** What an applicant can do to an application. */
export const statusActions = ['withdraw', 'deletion'] as const;
export type StatusAction = (typeof statusActions)[number];

export function readAction(value: string | null | undefined): StatusAction | null {
  return statusActions.find((action) => action === value) ?? null;
}
