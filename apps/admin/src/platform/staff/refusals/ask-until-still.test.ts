import type { FormState } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askUntilStill } from './ask-until-still.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form in which somebody types, and a server that judges what it is asked about when it is told to answer. */
function formWith(title: string) {
  let fields: FormState | null = { title: { value: title } };
  const asked: string[] = [];
  let answer = () => {};
  const told = askUntilStill(
    () => fields,
    async (state) => {
      asked.push(String(state.title!.value));
      await new Promise<void>((resolve) => (answer = resolve));
      return `of ${String(state.title!.value)}`;
    },
  );
  return {
    asked,
    told,
    type: (value: string) => (fields = { title: { ...fields!.title, value } }),
    /** Something of the form that nobody types. */
    mark: () => (fields = { title: { ...fields!.title, valid: false } }),
    leave: () => (fields = null),
    answer: async (afterwards = 0) => {
      answer();
      await vi.advanceTimersByTimeAsync(afterwards);
    },
  };
}

test('an answer to what still stands in the form is the answer', async () => {
  const form = formWith('One');
  form.mark();
  await form.answer();
  expect(await form.told).toBe('of One');
  expect(form.asked).toEqual(['One']);
});

test('what was typed since is asked about, once nothing more is typed', async () => {
  const form = formWith('One');
  form.type('Two');
  await form.answer(249);
  form.type('Three');
  await vi.advanceTimersByTimeAsync(249);
  expect(form.asked).toEqual(['One']);
  await vi.advanceTimersByTimeAsync(251);
  expect(form.asked).toEqual(['One', 'Three']);
  await form.answer();
  expect(await form.told).toBe('of Three');
});

test('of a form that is gone nothing more is asked', async () => {
  const form = formWith('One');
  form.type('Two');
  await form.answer();
  form.leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await form.told).toBe('of One');
  expect(form.asked).toEqual(['One']);
});
