import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { Refusals } from './refusals.ts';

/** The state of a form with a title and the rows of a list, some of whose places are in error. */
function stateOf(title: string, rows: [id: string, text: string][], errors: Record<string, string> = {}): FormState {
  const state: FormState = {
    title: { value: title },
    points: { value: rows.length, rows: rows.map(([id]) => ({ id })) },
  };
  rows.forEach(([id, text], place) => {
    state[`points.${place}.id`] = { value: id };
    state[`points.${place}.text`] = { value: text };
  });
  for (const [place, errorMessage] of Object.entries(errors))
    Object.assign(state[place]!, { valid: false, errorMessage });
  return state;
}

const rows: [string, string][] = [
  ['a', 'A'],
  ['b', 'B'],
];
const typed = stateOf('T', rows);
const refused = stateOf('T', rows, { title: 'Too short', 'points.1.text': 'Missing' });

/** A form whose save was refused for its title and for the second row of its list. */
function refusedForm() {
  const refusals = new Refusals();
  const at = { language: 'en', processing: false, submitted: false };
  const follow = (fields: FormState, change: Partial<typeof at> = {}) => refusals.follow({ ...at, fields, ...change });
  follow(typed);
  follow(typed, { processing: true });
  const isRefused = follow(refused, { submitted: true });
  return { follow, isRefused, refusals };
}

const errorsIn = (state: FormState) =>
  Object.entries(state).flatMap(([place, { errorMessage, valid }]) =>
    valid === false ? [`${place}: ${errorMessage}`] : [],
  );

test('an answer that knows nothing of the refusal does not take its errors away', () => {
  const { isRefused, refusals } = refusedForm();
  expect(isRefused).toBe(true);
  const kept = refusals.keepIn(stateOf('T', rows));
  expect(errorsIn(kept)).toEqual(['title: Too short', 'points.1.text: Missing']);
  expect(kept.points?.errorPaths).toEqual(['points.1.text']);
  // What the form shows already: it has nothing new to ask the server for.
  expect(refusals.keepIn(kept)).toEqual(kept);
});

test('another value answers an error, and only its own', () => {
  const { follow, refusals } = refusedForm();
  follow(stateOf('Typed', rows, { title: 'Too short', 'points.1.text': 'Missing' }), { submitted: true });
  expect(errorsIn(refusals.keepIn(stateOf('Typed', rows)))).toEqual(['points.1.text: Missing']);
  expect(refusals.areOpen).toBe(true);
});

test('the error of a row goes with it, and away with it', () => {
  const { follow, refusals } = refusedForm();
  const turned = stateOf('T', rows.toReversed());
  follow(turned, { submitted: true });
  expect(errorsIn(refusals.keepIn(turned))).toEqual(['title: Too short', 'points.0.text: Missing']);
  const shorter = stateOf('T', rows.slice(0, 1));
  follow(shorter, { submitted: true });
  expect(errorsIn(refusals.keepIn(shorter))).toEqual(['title: Too short']);
});

test('a file in place of another answers an error, though both are written alike', () => {
  const withFile = (name: string, errors = {}): FormState => ({ file: { value: new File([], name), ...errors } });
  const error = { valid: false, errorMessage: 'No picture' };
  const refusals = new Refusals();
  const at = { language: 'en', processing: false, submitted: true };
  refusals.follow({ ...at, fields: withFile('a.txt'), processing: true });
  refusals.follow({ ...at, fields: withFile('a.txt', error) });
  expect(refusals.areOpen).toBe(true);
  refusals.follow({ ...at, fields: withFile('b.png', error) });
  expect(refusals.areOpen).toBe(false);
});

test('errors are of one save in one language', () => {
  const next = refusedForm();
  next.follow(typed, { processing: true });
  expect(next.follow(typed)).toBe(false);
  expect(next.refusals.areOpen).toBe(false);

  const other = refusedForm();
  other.follow(typed, { language: 'ar', submitted: true });
  expect(other.refusals.areOpen).toBe(false);
});

test('who asks for what may be refused meanwhile waits for the save, or for the end of the form', async () => {
  const { follow, refusals } = refusedForm();
  await refusals.settled();
  for (const end of [() => follow(refused, { submitted: true }), () => refusals.end()]) {
    follow(typed, { processing: true });
    let settled = false;
    const waiting = refusals.settled().then(() => (settled = true));
    await Promise.resolve();
    expect(settled).toBe(false);
    end();
    expect(await waiting).toBe(true);
  }
});
