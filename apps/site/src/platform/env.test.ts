import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('an empty environment is a site on port 3000', () => {
  expect(readEnv({})).toMatchObject({
    SITE_PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    ADMIN_URL: 'http://localhost:3001',
  });
});

test('a trailing slash of an address is dropped', () => {
  expect(readEnv({ SITE_URL: 'https://nasaq.example/' }).SITE_URL).toBe('https://nasaq.example');
});

test('a secret that is too short is refused, as the admin host does', () => {
  expect(() => readEnv({ NASAQ_SECRET: 'a'.repeat(31) })).toThrow(/NASAQ_SECRET: must have at least 32 characters/);
  expect(readEnv({ NASAQ_SECRET: 'a'.repeat(32) }).NASAQ_SECRET).toHaveLength(32);
});

test('every wrong value is named at once', () => {
  expect(() => readEnv({ SITE_PORT: 'http', ADMIN_URL: 'ftp://x' })).toThrow(/SITE_PORT[\s\S]*ADMIN_URL/);
});

test('a secret as a file that is not there → said with its name', () => {
  expect(() => readEnv({ NASAQ_SECRET_FILE: '/none/secret' })).toThrow(
    'NASAQ_SECRET_FILE (/none/secret) cannot be read: ENOENT',
  );
});
