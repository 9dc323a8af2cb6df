import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../benchmarks/relevance');

/** `dev` is for tuning, `test` only for the final figures. */
export const splits = ['dev', 'test'];

/** For tuning too, of our search only: no figure of the comparison is made from these. */
export const further = ['dev2'];

export const kinds = [
  'exact',
  'inflected',
  'misspelt',
  'prefix',
  'wrong-layout',
  'cross-language',
  'phrase',
  'question',
  'multi-intent',
];

/**
 * One query as somebody may type it, and what was judged for it; entries are named `<type>:<key>`.
 * @typedef {object} JudgedQuery
 * @property {string} id `<reader>-<kind>-<number>`
 * @property {string} text
 * @property {string} [means] what was meant, where it was typed on the other keyboard
 * @property {'ar' | 'en'} reader language of the interface
 * @property {string} kind one of `kinds`
 * @property {'dev' | 'test' | 'dev2'} split
 * @property {import('./metrics.mjs').Judgments} judgments
 * @property {Set<string>} notRelevant entries that were read and found not relevant
 */

/** @returns {JudgedQuery[]} */
export function judgedQueries(from = splits) {
  return from.flatMap((split) =>
    JSON.parse(readFileSync(path.join(folder, `${split}.json`), 'utf8')).map((query) => ({
      ...query,
      split,
      notRelevant: new Set(query.notRelevant.split(' ').filter(Boolean)),
    })),
  );
}
