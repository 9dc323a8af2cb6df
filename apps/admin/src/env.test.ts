import path from 'node:path';
import { expect, test } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

function messageOf(variables: Record<string, string>): string {
  try {
    parseEnv(variables);
    return 'accepted';
  } catch (error) {
    return error instanceof EnvError ? error.message : 'another error';
  }
}

test('nothing set → the defaults of the README', () => {
  expect(parseEnv({})).toEqual({
    production: false,
    adminPort: 3001,
    adminHost: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    adminUrl: 'http://localhost:3001',
    databaseUrl: undefined,
    dataDir: path.resolve(import.meta.dirname, '../../../data'),
    secret: undefined,
    demo: true,
    adminEmail: 'admin@nasaq.example',
    adminPassword: undefined,
  });
});

test('an empty value → as if it were not set', () => {
  expect(parseEnv({ ADMIN_PORT: '', DATABASE_URL: ' ' })).toMatchObject({ adminPort: 3001, databaseUrl: undefined });
});

test('another port → the public address follows it', () => {
  expect(parseEnv({ ADMIN_PORT: '4610' })).toMatchObject({ adminPort: 4610, adminUrl: 'http://localhost:4610' });
});

test('addresses lose the slash at their end, so that paths can be added', () => {
  expect(parseEnv({ SITE_URL: 'https://nasaq.example/' }).siteUrl).toBe('https://nasaq.example');
});

test('several wrong values → one line for each, with its name', () => {
  const message = messageOf({
    ADMIN_PORT: 'abc',
    DATABASE_URL: 'mysql://x',
    SITE_URL: 'nasaq.example',
    NASAQ_DEMO: 'yes',
    NASAQ_SECRET: 'short',
  });
  expect(message.split('\n').slice(1)).toEqual([
    '  ADMIN_PORT must be a port number',
    '  SITE_URL must be an absolute http(s) address',
    '  DATABASE_URL must begin with postgres:// or postgresql://',
    '  NASAQ_SECRET must have at least 32 characters',
    '  NASAQ_DEMO must be true or false',
  ]);
});

test('a wrong database address → the message does not show it, for it may hold a password', () => {
  expect(messageOf({ DATABASE_URL: 'mysql://user:hidden@host' })).not.toContain('hidden');
});
