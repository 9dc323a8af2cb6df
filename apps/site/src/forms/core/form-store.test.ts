import {
  applicationForm,
  contactForm,
  feedbackForm,
  field,
  fileFields,
  reportForm,
  type Fields,
} from '@nasaq/contract';
import { expect, test, vi } from 'vitest';
import { createFormStore } from './form-store.ts';
import { isPhone } from './is-phone.ts';

const contact = () => createFormStore({ kind: 'contacts', fields: contactForm });
const twice: Fields = {
  email: field('line', { rule: 'required' }, { rule: 'email' }),
  again: field('line', { rule: 'confirmed', target: 'email' }),
};

test('while typing an error neither appears nor clears', () => {
  const store = contact();
  store.set('email', 'x');
  expect(store.failure('email')).toBeUndefined();
  store.commit('email');
  expect(store.failure('email')).toEqual({ field: 'email', rule: 'email' });
  store.set('email', 'x@example.com');
  expect(store.failure('email')).toBeDefined();
  store.commit('email');
  expect(store.failure('email')).toBeUndefined();
});

test('a required file that was refused is told as that, not as missing, too', () => {
  const store = createFormStore({ kind: 'applications', fields: applicationForm([]) });
  store.set('cv', [{ id: 'a', filename: 'cv.exe', filesize: 9, contentType: '', problem: 'type' }]);
  store.commit('cv');
  expect(store.failure('cv')).toEqual({ field: 'cv', rule: 'upload' });
});

test('leaving a field checks that field alone', () => {
  const store = contact();
  store.commit('first_name');
  expect(store.failure('first_name')).toMatchObject({ rule: 'required' });
  expect(store.failure('last_name')).toBeUndefined();
});

test('submitting checks all, in the order of the fields, and the first failing rule is the message', () => {
  const store = contact();
  store.set('email', 'x');
  store.set('first_name', 'a'.repeat(81));
  expect(store.validateAll().map(({ field: name, rule }) => [name, rule])).toEqual([
    ['first_name', 'max_length'],
    ['last_name', 'required'],
    ['email', 'email'],
    ['subject', 'required'],
    ['help_details', 'required'],
  ]);
});

test('a confirmation is checked again when its target changes', () => {
  const store = createFormStore({ kind: 'contacts', fields: twice });
  store.set('email', 'a@example.com');
  store.set('again', 'a@example.com');
  store.commit('again');
  expect(store.failure('again')).toBeUndefined();
  store.set('email', 'b@example.com');
  store.commit('email');
  expect(store.failure('again')).toMatchObject({ rule: 'confirmed' });
});

test('a field that nobody has come to yet is not blamed for another one', () => {
  const store = createFormStore({ kind: 'feedback', fields: feedbackForm });
  store.set('wants_answer', true);
  store.commit('wants_answer');
  expect(store.failure('email')).toBeUndefined();
  store.commit('email');
  expect(store.failure('email')).toMatchObject({ rule: 'required_with' });
  store.set('wants_answer', false);
  store.commit('wants_answer');
  expect(store.failure('email')).toBeUndefined();
});

test('a number is checked in its country, once the numbering plans are here', () => {
  const store = contact();
  store.set('phone', '٠١٠٠١٢٣٤٥');
  store.commit('phone');
  expect(store.failure('phone')).toBeUndefined();
  store.setPhonePlans({ isPhone });
  expect(store.failure('phone')).toMatchObject({ rule: 'phone' });
  store.set('phone', '٠١٠٠١٢٣٤٥٦٧');
  store.commit('phone');
  expect(store.failure('phone')).toBeUndefined();
  store.set('phone_country', 'SA');
  store.commit('phone_country');
  expect(store.failure('phone')).toMatchObject({ rule: 'phone' });
});

test('the failures of the API stand in the order of the page, those of no field last', () => {
  const store = contact();
  const seen: string[] = [];
  store.subscribe(() => seen.push('told'));
  store.setFailures([
    { field: 'career', rule: 'closed' },
    { field: 'subject', rule: 'required' },
    { field: 'subject', rule: 'max_length' },
  ]);
  expect(store.failure('subject')).toMatchObject({ rule: 'required' });
  expect(seen).toEqual(['told']);
});

test('a key stands for one submission; changing what was sent makes another one', () => {
  const store = contact();
  store.set('subject', 'a');
  const key = store.key();
  store.set('subject', 'b');
  expect(store.key()).toBe(key);
  store.sending();
  expect(store.key()).toBe(key);
  store.set('subject', 'b');
  expect(store.key()).toBe(key);
  store.set('subject', 'c');
  expect(store.key()).not.toBe(key);
});

test('it is dirty from the first input until it is emptied, and knows for how long', () => {
  vi.useFakeTimers({ now: 0 });
  const store = createFormStore({ kind: 'contacts', fields: contactForm, initial: { subject: 'Prefilled' } });
  expect([store.dirty(), store.elapsed(), store.get('subject')]).toEqual([false, undefined, 'Prefilled']);
  store.set('subject', 'Mine');
  vi.setSystemTime(4_000);
  expect([store.dirty(), store.elapsed(), [...store.touched()]]).toEqual([true, 4_000, ['subject']]);
  store.replace({});
  expect([store.dirty(), store.elapsed(), store.get('subject')]).toEqual([false, undefined, '']);
  vi.useRealTimers();
});

test('files are sent as tokens; one that was refused holds the form back, one on its way is waited for', async () => {
  const store = createFormStore({ kind: 'reports', fields: reportForm });
  const item = { filename: 'a.png', filesize: 1, contentType: 'image/png' };
  expect(Object.keys(fileFields.reports!)).toContain('screenshots');
  store.set('screenshots', [
    { ...item, id: '1', token: 't1' },
    { ...item, id: '2', progress: 0.5 },
  ]);
  expect(store.sendable().screenshots).toEqual(['t1']);
  let settled = false;
  const waiting = store.filesSettled().then(() => (settled = true));
  await Promise.resolve();
  expect(settled).toBe(false);
  store.set('screenshots', [
    { ...item, id: '1', token: 't1' },
    { ...item, id: '2', problem: 'type' },
  ]);
  await waiting;
  expect(store.validateAll()).toContainEqual({ field: 'screenshots', rule: 'upload' });
});

test('in another language the form keeps what is typed and is checked by its new rules', () => {
  const choices = (...names: string[]): Fields => ({
    answer: { ...field('line', { rule: 'required' }, { rule: 'choice', choices: names }), label: names[0]! },
    text: field('text'),
  });
  const store = createFormStore({ kind: 'applications', fields: choices('Yes') });
  store.set('text', 'مرحبا');
  store.set('answer', 'Yes');
  store.setFields(choices('نعم'));
  expect(store.get('text')).toBe('مرحبا');
  expect(store.fields.answer!.label).toBe('نعم');
  store.commit('answer');
  expect(store.failure('answer')).toMatchObject({ rule: 'choice' });
});

test('what is known of the reader fills empty fields, is not their input, and goes where it was left alone', () => {
  const store = contact();
  store.set('first_name', 'Nour');
  store.prefill({ first_name: 'Layla', last_name: 'Hassan', email: 'layla@example.com', phone_country: 'SA' });
  expect(store.values()).toMatchObject({
    first_name: 'Nour',
    last_name: 'Hassan',
    email: 'layla@example.com',
    phone_country: 'SA',
  });
  expect([...store.touched()]).toEqual(['first_name']);
  store.set('last_name', 'Saleh');
  store.prefill({});
  expect(store.values()).toMatchObject({ first_name: 'Nour', last_name: 'Saleh', email: '', phone_country: 'EG' });
});

test('known values alone leave nothing unsent', () => {
  const store = contact();
  store.prefill({ email: 'layla@example.com', cv: 'no field of this form' });
  expect([store.dirty(), store.elapsed(), Object.keys(store.values()).includes('cv')]).toEqual([
    false,
    undefined,
    false,
  ]);
});
