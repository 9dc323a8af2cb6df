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
    backup: {
      times: [],
      keep: { days: 7, weeks: 4, months: 12 },
      to: 'disk',
      folder: path.resolve(import.meta.dirname, '../../../data/backups'),
      passphrase: undefined,
      passphraseFile: undefined,
    },
    production: false,
    adminPort: 3001,
    adminHost: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    siteAddresses: ['http://localhost:3000'],
    adminUrl: 'http://localhost:3001',
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    dataDir: path.resolve(import.meta.dirname, '../../../data'),
    formerSecrets: [],
    secret: undefined,
    demo: true,
    adminEmail: 'admin@nasaq.example',
    adminPassword: undefined,
    translator: undefined,
    trustedProxies: ['127.0.0.0/8', '::1'],
    submissionsPerAddress: 10,
    submissionsPerMinute: 300,
    mailToLanguage: 'en',
    loginsPerAddress: 60,
    streamsPerAddress: 200,
    drainSeconds: 0,
    logLevel: 'info',
    logRequests: 'all',
    metricsToken: undefined,
    uncachedPerAddress: 1_200,
    uncachedAtOnce: 2,
  });
});

test('an empty value → as if it were not set', () => {
  expect(parseEnv({ ADMIN_PORT: '', DATABASE_URL: ' ' })).toMatchObject({ adminPort: 3001, databaseUrl: undefined });
});

test.each<[Record<string, string>, string]>([
  [{ S3_ACCESS_KEY: 'key' }, 'S3_BUCKET is missing: S3_ACCESS_KEY say nothing without it'],
  [{ S3_BUCKET: 'files', S3_REGION: 'eu-1', S3_ACCESS_KEY: 'key' }, 'S3_ACCESS_KEY needs S3_SECRET_KEY'],
  [{ S3_BUCKET: 'files', S3_REGION: 'eu-1', S3_SECRET_KEY: 'key' }, 'S3_SECRET_KEY needs S3_ACCESS_KEY'],
  [{ S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY'],
  [{ BACKUP_TO: 's3' }, 'BACKUP_TO=s3 needs S3_BUCKET'],
  [{ S3_BUCKET: 'files' }, 'S3_BUCKET needs S3_ENDPOINT, or S3_REGION for AWS'],
  [{ S3_BUCKET: 'https://s3.example/files' }, 'S3_BUCKET must be the name of a bucket alone'],
  [{ S3_BUCKET: 'files', S3_REGION: 'eu-1', S3_PREFIX: '/nasaq' }, 'S3_PREFIX must be like nasaq or company/nasaq'],
])('half of S3, %j → said', (variables, message) => {
  expect(messageOf(variables)).toContain(message);
});

test('a store of one’s own has its bucket in the path; AWS has it in the name', () => {
  const keys = { S3_BUCKET: 'files', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
  expect(parseEnv({ ...keys, S3_ENDPOINT: 'http://localhost:9000/', S3_PREFIX: 'nasaq' }).s3).toEqual({
    endpoint: 'http://localhost:9000',
    region: 'us-east-1',
    bucket: 'files',
    accessKey: 'key',
    secretKey: 'secret',
    prefix: 'nasaq/',
    pathStyle: true,
  });
  expect(parseEnv({ ...keys, S3_REGION: 'eu-central-1' }).s3).toMatchObject({ prefix: '', pathStyle: false });
});

test('a scanner is a socket or an address with its port; anything else is said', () => {
  expect(parseEnv({ CLAMAV_SOCKET: '/run/clamd.ctl' }).scanner).toEqual({ path: '/run/clamd.ctl' });
  expect(parseEnv({ CLAMAV_SOCKET: 'clamav:3310' }).scanner).toEqual({ host: 'clamav', port: 3310 });
  expect(parseEnv({ CLAMAV_SOCKET: '[::1]:3310' }).scanner).toEqual({ host: '::1', port: 3310 });
  for (const wrong of ['clamd.ctl', 'clamav:0', 'clamav:70000', 'tcp://clamav:3310/x'])
    expect(messageOf({ CLAMAV_SOCKET: wrong })).toContain('CLAMAV_SOCKET must be the path of a socket');
});

test('a secret as a file that is not there, beside another wrong value → both said', () => {
  expect(messageOf({ NASAQ_SECRET_FILE: '/none/secret', ADMIN_PORT: 'x' })).toMatch(
    /NASAQ_SECRET_FILE \(\/none\/secret\) cannot be read: ENOENT\n +ADMIN_PORT must be/,
  );
});

test('a passphrase of backups and a file of it → refused', () => {
  const message = messageOf({ BACKUP_PASSPHRASE: 'long enough for this', BACKUP_PASSPHRASE_FILE: '/etc/passphrase' });
  expect(message).toContain('BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE are both set');
});

test('another port → the public address follows it', () => {
  expect(parseEnv({ ADMIN_PORT: '4610' })).toMatchObject({ adminPort: 4610, adminUrl: 'http://localhost:4610' });
});

test('addresses lose the slash at their end, so that paths can be added', () => {
  expect(parseEnv({ SITE_URL: 'https://nasaq.example/' }).siteUrl).toBe('https://nasaq.example');
});

test('sites at several addresses → each without its slash; one that is none is named', () => {
  const given = { SITE_URL: 'https://nasaq.example', SITE_ADDRESSES: 'http://10.0.0.1:3000/, http://site:3000' };
  expect(parseEnv(given).siteAddresses).toEqual(['http://10.0.0.1:3000', 'http://site:3000']);
  expect(parseEnv({ SITE_URL: 'https://nasaq.example' }).siteAddresses).toEqual(['https://nasaq.example']);
  expect(messageOf({ SITE_ADDRESSES: 'http://10.0.0.1:3000,site' })).toContain('SITE_ADDRESSES');
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

test('an address past the pooler without one through it → said', () => {
  expect(messageOf({ DATABASE_DIRECT_URL: 'postgres://host/nasaq' })).toContain(
    'DATABASE_DIRECT_URL needs DATABASE_URL',
  );
});

test('a wrong database address → the message does not show it, for it may hold a password', () => {
  expect(messageOf({ DATABASE_URL: 'mysql://user:hidden@host' })).not.toContain('hidden');
});

test.each([
  ['hello@nasaq.example', { name: '', address: 'hello@nasaq.example' }],
  ['Nasaq <hello@nasaq.example>', { name: 'Nasaq', address: 'hello@nasaq.example' }],
  ['"نسق، القاهرة" <hello@nasaq.example>', { name: 'نسق، القاهرة', address: 'hello@nasaq.example' }],
])('MAIL_FROM %s → its name and its address', (value, mailFrom) => {
  expect(parseEnv({ MAIL_FROM: value }).mailFrom).toEqual(mailFrom);
});

test('wrong mail settings → one line for each, and no password of the mail server', () => {
  const message = messageOf({
    SMTP_URL: 'http://user:hidden@mail.example',
    MAIL_FROM: 'Nasaq <hello>\r\nBcc: x@y.example',
    MAIL_TO: 'staff',
    MAIL_TO_LANGUAGE: 'fr',
  });
  expect(message.split('\n').slice(1)).toEqual([
    '  SMTP_URL must be like smtp://user:password@host:587 or smtps://user:password@host:465',
    '  MAIL_FROM must be a mail address, with or without a name: Nasaq <hello@nasaq.example>',
    '  MAIL_TO must be a mail address',
    '  MAIL_TO_LANGUAGE must be en or ar',
  ]);
});

test('proxies are a list of addresses and networks', () => {
  expect(parseEnv({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,fd00::/8' }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
  ]);
});

test.each(['proxy.example', '10.0.0.0/33', '::1/129', '10.0.0.1/8/8', '10.0.0.1,'])(
  'TRUSTED_PROXIES %s → refused',
  (value) => {
    expect(messageOf({ TRUSTED_PROXIES: value })).toContain('TRUSTED_PROXIES must be addresses or networks');
  },
);

test('limits of submissions are whole numbers from 1 on', () => {
  expect(parseEnv({ SUBMISSIONS_PER_ADDRESS: '50' }).submissionsPerAddress).toBe(50);
  expect(messageOf({ SUBMISSIONS_PER_ADDRESS: '0' })).toContain('SUBMISSIONS_PER_ADDRESS must be at least 1');
  expect(messageOf({ SUBMISSIONS_PER_MINUTE: 'many' })).toContain('SUBMISSIONS_PER_MINUTE must be a number');
});

test('a provider of OpenID Connect: with what it knows us as, over https, groups with roles that there are', () => {
  const known = { OIDC_ISSUER: 'https://id.example/realms/a/', OIDC_CLIENT_ID: 'nasaq' };
  expect(parseEnv({ ...known, OIDC_ROLES: 'it=admin, Sales team=sales', OIDC_DOMAINS: 'A.example' }).oidc).toEqual({
    issuer: 'https://id.example/realms/a/',
    clientId: 'nasaq',
    clientSecret: undefined,
    name: undefined,
    scope: 'openid email profile',
    domains: ['a.example'],
    roles: [
      { group: 'it', role: 'admin' },
      { group: 'Sales team', role: 'sales' },
    ],
    groupsClaim: 'groups',
    trustsEmail: false,
  });
});

test.each([
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_ISSUER and OIDC_CLIENT_ID need each other'],
  [{ OIDC_CLIENT_ID: 'nasaq' }, 'OIDC_ISSUER and OIDC_CLIENT_ID need each other'],
  [{ OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'nasaq' }, 'OIDC_ISSUER must begin with https://'],
  [{ OIDC_ROLES: 'it=boss' }, 'OIDC_ROLES must be groups with one of admin, editor'],
  [{ OIDC_ROLES: 'it' }, 'OIDC_ROLES must be groups with one of admin, editor'],
  [{ OIDC_DOMAINS: '@a.example' }, 'OIDC_DOMAINS must be domains'],
  [{ OIDC_SCOPE: 'email' }, 'OIDC_SCOPE must contain openid'],
])('%o → refused', (variables, sentence) => {
  expect(messageOf(variables as unknown as Record<string, string>)).toContain(sentence);
});
