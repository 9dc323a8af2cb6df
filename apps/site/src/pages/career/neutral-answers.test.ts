import type { ScreeningQuestion } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { fromDraft, toDraft } from '../../forms/drafts/draft-storage.ts';
import { neutralAnswers } from './neutral-answers.ts';

const question = (id: string, kind: ScreeningQuestion['kind'], choices: string[] = []): ScreeningQuestion => ({
  id,
  kind,
  choices,
  label: id,
  required: true,
});
const english = neutralAnswers([
  question('e1', 'text'),
  question('e2', 'choice', ['Egypt', 'Jordan']),
  question('e3', 'boolean'),
]);
const arabic = neutralAnswers([
  question('a1', 'text'),
  question('a2', 'choice', ['مصر', 'الأردن']),
  question('a3', 'boolean'),
]);

test('answers given in one language stand in the other', () => {
  const typed = { first_name: 'منى', answer_e1: 'Ten lines', answer_e2: 'Jordan', answer_e3: 'yes' };
  const carried = fromDraft(arabic, toDraft(english, typed));
  expect(carried).toEqual({ first_name: 'منى', answer_a1: 'Ten lines', answer_a2: 'الأردن', answer_a3: 'yes' });
  expect(fromDraft(english, toDraft(arabic, carried))).toEqual(typed);
});

test('answers that the form remembers from the other language are not written twice', () => {
  expect(toDraft(arabic, { answer_e1: 'old', answer_a1: 'new' })).toEqual({ 'answer:0': 'new' });
});

test('what the other language does not ask is left out, and what does not fit is left open', () => {
  const shorter = neutralAnswers([question('s1', 'boolean')]);
  expect(fromDraft(shorter, toDraft(english, { answer_e1: 'Ten lines', answer_e3: 'yes' }))).toEqual({ answer_s1: '' });
});
