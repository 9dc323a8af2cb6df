import type { Fields, Rule } from '@nasaq/contract';
import type { ShownFailure } from '../../router/payload.ts';
import { filesOf, type FormValues, isWaiting } from './form-values.ts';

/** The first of each field. */
export function byField(failures: readonly ShownFailure[]): Map<string, ShownFailure> {
  const first = new Map<string, ShownFailure>();
  for (const failure of failures) if (!first.has(failure.field)) first.set(failure.field, failure);
  return first;
}

/** The same sentence: another of the links may be wrong by now. What the API has said of a rule stays. */
export function isSame(one: ShownFailure, other: ShownFailure | undefined): boolean {
  return one.rule === other?.rule && one.link === other.link;
}

/** The fields' own order, which is the page's; what belongs to no field comes last. */
export function ordered(form: Fields, failures: Map<string, ShownFailure>): Map<string, ShownFailure> {
  const names = [...Object.keys(form), ...failures.keys()];
  return new Map([...new Set(names)].flatMap((name) => (failures.has(name) ? [[name, failures.get(name)!]] : [])));
}

/** A file that was not taken holds the form back, so that nobody believes it was sent. */
export function refusedFiles(form: Fields, values: FormValues): ShownFailure[] {
  return Object.keys(form)
    .filter((field) => filesOf(values[field]).some((item) => item.problem !== undefined && !isWaiting(item)))
    .map((field) => ({ field, rule: 'upload' }));
}

/** Those whose rules look at this one. */
export function fieldsThatLookAt(form: Fields, name: string): string[] {
  return Object.keys(form).filter((other) => form[other]!.rules.some((rule) => targetOf(rule) === name));
}

function targetOf(rule: Rule): string | undefined {
  return 'target' in rule ? rule.target : undefined;
}
