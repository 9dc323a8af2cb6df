import { expect, test } from 'vitest';
import { presentDay, presentDeliverables, presentParts } from './rows.ts';

const part = (to: string) => ({ title: 'A', text: 'B', to });

test('a part hands to the parts whose numbers its text names, in any digits', () => {
  const [first] = presentParts([part('٢ و٣'), part(''), part('')])!;
  expect(first).toEqual({ title: 'A', text: 'B', existing: false, gives: '', to: [2, 3] });
});

test('a part hands nothing to itself, twice to the same or to what is not there', () => {
  expect(presentParts([part('1, 2, 2, 7'), part('0; x')]).map(({ to }) => to)).toEqual([[2], []]);
});

test('a deliverable without a step belongs to none; an empty row is none', () => {
  expect(presentDeliverables([{ text: 'Code', step: 2 }, { text: 'Training' }, { text: '' }])).toEqual([
    { text: 'Code', step: 2 },
    { text: 'Training', step: null },
  ]);
});

test('a moment is told in Latin digits, whose language the page chooses, and leads nowhere where nothing is named', async () => {
  const [moment] = await presentDay({} as never, [{ time: ' ٧:٤٠ ', title: 'A', text: 'B' }]);
  expect(moment).toEqual({ time: '7:40', title: 'A', text: 'B', made: '', entry: null });
});
