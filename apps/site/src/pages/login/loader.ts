import type { PageContext } from '../../features/navigation/page-context.ts';

const outcomes = ['password', 'deletion'] as const;

/** What somebody has just done who now stands here signed out. */
export async function loader({ query }: PageContext) {
  return { done: outcomes.find((outcome) => outcome === query.get('done')) ?? null };
}
