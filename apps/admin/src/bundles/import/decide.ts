import type { Plan, Planned } from './plan.ts';

/** What is to become of one document of a bundle. */
export interface Decision {
  /** What was seen of it (`Planned.mark`): what has changed since is left alone. */
  mark: string;
  take: boolean;
  /** Of values that both sides have changed, those of which the bundle's is to count. */
  overwrite: string[];
}

export type Decisions = Record<string, Decision>;

/** How a document stands in a report. */
export type Standing = 'new' | 'changed' | 'conflict' | 'kept' | 'same' | 'refused';

export function standingOf({ differences, here, problem }: Planned): Standing {
  if (problem) return 'refused';
  if (!here) return 'new';
  if (differences.some(({ side }) => side === 'both')) return 'conflict';
  if (differences.some(({ side }) => side === 'theirs')) return 'changed';
  return differences.length > 0 ? 'kept' : 'same';
}

/** Everything that loses nothing; with `overwrite` what both sides have changed, too. */
export function takeAll({ rows }: Pick<Plan, 'rows'>, overwrite = false): Decisions {
  return Object.fromEntries(
    rows.map(({ differences, mark, name }) => [
      name,
      {
        mark,
        take: true,
        overwrite: overwrite ? differences.filter(({ side }) => side === 'both').map(({ key }) => key) : [],
      },
    ]),
  );
}
