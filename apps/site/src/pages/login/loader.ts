import type { PageContext } from '../../router/page-context.ts';

const outcomes = ['password', 'deletion', 'login'] as const;

/** What somebody has just done who now stands here signed out; after a login, their browser has kept no cookie. */
export async function loader({ query }: PageContext) {
  return { done: outcomes.find((outcome) => outcome === query.get('done')) ?? null };
}
