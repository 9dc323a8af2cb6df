import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureConsole, inRequest, log, logPlain, openLog, requestIdOf } from './index.ts';

let lines: string[];
beforeEach(() => {
  vi.stubGlobal('nasaqLogger', undefined);
  lines = [];
});
afterEach(() => void vi.unstubAllGlobals());

const open = (level: 'info' | 'warn' = 'info', secrets: string[] = []) =>
  openLog({ app: 'test', level, secrets, write: (line) => void lines.push(line) });
const said = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('a line → JSON with time, level, who wrote it, sentence and fields; below the level there is none', () => {
  open('warn');
  log.info('Ready');
  log.warn('The disk is nearly full.', { free: 12 });
  expect(said()).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      app: 'test',
      pid: process.pid,
      free: 12,
      msg: 'The disk is nearly full.',
    },
  ]);
  expect(lines[0]).toMatch(/\n$/);
});

test('a line of fields that are ours alone → as any other; below the level there is none', () => {
  open();
  const fields = { request: 'a-request-1', route: '/works/:slug', status: 200, ms: 0.25, reason: undefined };
  log.info('GET "it"', fields);
  logPlain('info', 'GET "it"', fields);
  logPlain('debug', 'GET "it"', fields);
  const [usual, plain] = lines.map((line) => line.replace(/"time":"[^"]+"/, '"time":"now"'));
  expect(plain).toBe(usual);
  expect(lines).toHaveLength(2);
});

test('on behalf of a request → its id, in awaited work too, and not outside of it', async () => {
  open();
  await inRequest({ id: 'request-1' }, async () => {
    await Promise.resolve();
    log.info('within');
  });
  log.info('outside');
  expect(said().map(({ msg, request }) => [msg, request])).toEqual([
    ['within', 'request-1'],
    ['outside', undefined],
  ]);
});

test('an id that a request came with is kept where it is one; else there is a new one', () => {
  expect(requestIdOf('0af7651916cd43dd8448eb211c80319c')).toBe('0af7651916cd43dd8448eb211c80319c');
  for (const odd of [
    undefined,
    '',
    'short',
    'x'.repeat(65),
    'line\r\nbreak-in',
    'two words',
    ['twice-the-header', 'x'],
  ])
    expect(requestIdOf(odd)).toMatch(/^[\da-f-]{36}$/);
});

test('an error → type, message, codes, stack and cause; nothing of what else hangs on it', () => {
  open();
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "accounts_email"'), {
    code: '23505',
    constraint: 'accounts_email',
    detail: 'Key (email)=(layla@example.com) already exists.',
    where: 'Layla wrote this',
  });
  const error = Object.assign(
    new Error('Failed query: insert into x values ($1)\nparams: Layla,words of hers', { cause }),
    {
      query: 'insert into x values ($1)',
      params: ['Layla', 'words of hers'],
    },
  );
  log.error('A form was not stored.', { error });
  expect(said()[0]).toMatchObject({
    msg: 'A form was not stored.',
    error: {
      type: 'Error',
      message: 'Failed query: insert into x values ($1)',
      stack: expect.stringContaining('log.test.ts'),
      cause: { code: '23505', constraint: 'accounts_email' },
    },
  });
  expect(lines.join()).not.toMatch(/layla|words of hers/i);
});

test('what parsers and databases quote from what was sent is not told', () => {
  open();
  try {
    JSON.parse('Layla said so');
  } catch (error) {
    log.failure(error);
  }
  log.error('x', {
    error: Object.assign(new Error('invalid input syntax for type integer: "Layla"'), { code: '22P02' }),
  });
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain('Layla');
});

test('fields with names of secrets or of what people send → hidden, however deep', () => {
  open();
  log.info('x', {
    headers: { cookie: 'a=planted', authorization: 'planted', 'x-preview-token': 'planted' },
    form: { values: { help: 'planted' }, email: 'planted', phone: 'planted' },
    body: 'planted',
    status: 422,
  });
  expect(said()[0]).toMatchObject({ status: 422, headers: { cookie: '[redacted]' } });
  expect(lines.join()).not.toContain('planted');
});

test.each([
  ['mail to layla.hassan+x@mail.example.com is refused', 'mail to [address] is refused'],
  ['550 <ليلى@مثال.موقع>: unknown', '550 <[address]>: unknown'],
  ['connect postgres://nasaq:s3cret-word@db.example:5432/x', 'connect postgres://nasaq:[address]:5432/x'],
  ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [redacted]'],
  ['token eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmVk', 'token [redacted]'],
  ['GET /search?query=my%20words failed', 'GET /search?… failed'],
  ['GET http://localhost:3001/api/v1/works/her-words?v=2 500', 'GET http://localhost:3001/api/v1/works/…?… 500'],
  ['nasaq-admin-token=abc123; Path=/', 'nasaq-admin-token=[redacted]; Path=/'],
  ['with the-key-from-the-settings in it', 'with [redacted] in it'],
  ['node_modules/pg@8.23.1/lib', 'node_modules/pg@8.23.1/lib'],
  ['failed: insert ($1)\nparams: her words,"more"', 'failed: insert ($1)'],
  ['What now? Nothing.', 'What now? Nothing.'],
])('%s → %s', (written, kept) => {
  open('info', ['the-key-from-the-settings']);
  log.info(written);
  expect(said()[0]!['msg']).toBe(kept);
});

test('what a library hands to the logger, or writes to the console, is treated alike', () => {
  const logger = open();
  logger.error({ err: Object.assign(new Error('Nope'), { data: { email: 'layla@example.com' } }), msg: 'It failed' });
  logger.warn(new Error('for layla@example.com'));
  const giveBack = captureConsole();
  console.error('React:', new Error('odd'), { words: 'Layla' });
  giveBack();
  expect(said().map(({ level, msg }) => [level, msg])).toEqual([
    ['error', 'It failed'],
    ['warn', 'for [address]'],
    ['error', 'React: [object]'],
  ]);
  expect(lines.join()).not.toMatch(/layla/i);
});

test('a warning of Node is no error: what is deprecated is in the log, and nobody is called for it', () => {
  open();
  const giveBack = captureConsole();
  console.error('(node:1) DeprecationWarning: Two queries at once are deprecated.');
  console.error('node:1 is away');
  // How the CMS says that there is no such screen for who asks.
  console.error(new Error('not-found'));
  giveBack();
  expect(said().map(({ level }) => level)).toEqual(['warn', 'error', 'info']);
});
