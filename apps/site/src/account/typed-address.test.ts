import { afterEach, expect, test } from 'vitest';
import { createFormStore, type FormStore } from '../forms/core/form-store.ts';
import { accountForms } from './account-forms.ts';
import { typedAddress } from './sign-in.ts';

afterEach(() => typedAddress.forget());

function open(name: 'login' | 'forgotten'): FormStore<never> {
  const { fields } = accountForms[name];
  const store = createFormStore({ kind: 'account', fields, initial: typedAddress.values() }) as FormStore<never>;
  typedAddress.follow(store);
  return store;
}

test('the address that was typed stands in the next form, and in the first again after that was sent', () => {
  open('login').set('email', 'layla@example.com');
  const forgotten = open('forgotten');
  expect(forgotten.get('email')).toBe('layla@example.com');
  expect(forgotten.dirty()).toBe(false);
  forgotten.set('email', 'layla.hassan@example.com');
  forgotten.replace({});
  expect(open('login').get('email')).toBe('layla.hassan@example.com');
});

test('nothing but the address is carried, and nothing once its reader is in', () => {
  const login = open('login');
  login.set('email', 'layla@example.com');
  login.set('password', 'nobody may know');
  expect(typedAddress.values()).toEqual({ email: 'layla@example.com' });
  login.replace({});
  typedAddress.forget();
  expect(open('login').get('email')).toBe('');
});
