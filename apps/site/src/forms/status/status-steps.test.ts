import type { SubmissionStatus } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { isFinal, statusSteps } from './status-track.tsx';

function status(kind: SubmissionStatus['kind'], ...states: string[]): SubmissionStatus {
  const at = (index: number) => `2026-11-0${index + 1}T10:00:00.000Z`;
  return {
    kind,
    reference: 'ABCD2345',
    statusKey: 'key',
    state: states.at(-1)!,
    receivedAt: at(0),
    updatedAt: at(states.length - 1),
    title: 'A title',
    email: null,
    history: states.map((state, index) => ({ at: at(index), by: 'staff', state, note: null })),
    mayWithdraw: false,
    mayAskForDeletion: false,
    deletionAskedAt: null,
  };
}

const outline = (shown: SubmissionStatus) => statusSteps(shown, 'en').map(({ state, place }) => `${state} ${place}`);

test('a new one has all of its way ahead', () => {
  expect(outline(status('contacts', 'new'))).toEqual([
    'new current',
    'in_progress ahead',
    'answered ahead',
    'closed ahead',
  ]);
});

test('a state that was passed over counts as passed, without a day', () => {
  const steps = statusSteps(status('reports', 'new', 'in_progress'), 'ar');
  expect(steps.map(({ place, at }) => [place, at?.slice(0, 10) ?? null])).toEqual([
    ['passed', '2026-11-01'],
    ['passed', null],
    ['current', '2026-11-02'],
    ['ahead', null],
  ]);
  expect(steps[2]!.label).toBe('قيد المعالجة');
});

test('one that ended early shows what it reached and its end, and nothing ahead', () => {
  expect(outline(status('applications', 'new', 'screening', 'rejected'))).toEqual([
    'new passed',
    'screening passed',
    'rejected current',
  ]);
  expect(outline(status('orders', 'cancelled'))).toEqual(['received passed', 'cancelled current']);
});

test('a state that was gone back to lies before what was reached later', () => {
  expect(outline(status('reports', 'new', 'in_progress', 'triaged'))).toEqual([
    'new passed',
    'triaged current',
    'in_progress ahead',
    'resolved ahead',
  ]);
});

test('final states are told as such', () => {
  expect(isFinal(status('orders', 'declined'))).toBe(true);
  expect(isFinal(status('orders', 'delivered'))).toBe(false);
});
