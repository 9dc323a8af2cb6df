import { expect, test } from 'vitest';
import { submissionKinds } from './kinds.ts';
import { finalStates, firstState, isState, stateLabel } from './states.ts';

test('a submission begins in the first state, which is not final, and can reach each final one', () => {
  expect(submissionKinds.map(firstState)).toEqual(['new', 'new', 'new', 'received', 'new', 'new']);
  for (const kind of submissionKinds) {
    expect(finalStates[kind]).not.toContain(firstState(kind));
    expect(finalStates[kind].every((state) => isState(kind, state))).toBe(true);
  }
});

test('states are those of their kind, and are named in both languages', () => {
  expect([isState('orders', 'quoted'), isState('contacts', 'quoted'), isState('orders', 'constructor')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(stateLabel('orders', 'quoted', 'ar')).toBe('أُرسل العرض');
});
