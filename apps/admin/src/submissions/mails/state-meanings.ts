import type { Locale, SubmissionKind } from '@nasaq/contract';
import { submissionMails } from '../catalogue/index.ts';

/** Meanings that hold beside whatever a member of staff writes; the others are said only where nobody writes. */
const facts: Partial<Record<SubmissionKind, readonly string[]>> = { orders: ['quoted', 'delivered'] };

export function stateFact(kind: SubmissionKind, state: string, locale: Locale): string | undefined {
  return facts[kind]?.includes(state) ? stateMeaning(kind, state, locale) : undefined;
}

/** What a state means for its sender, where the name alone leaves a question open. */
export function stateMeaning(kind: SubmissionKind, state: string, locale: Locale): string | undefined {
  const meanings: Partial<Record<SubmissionKind, Record<string, string>>> = submissionMails[locale].meaning;
  const ofKind = meanings[kind];
  return ofKind && Object.hasOwn(ofKind, state) ? ofKind[state] : undefined;
}
