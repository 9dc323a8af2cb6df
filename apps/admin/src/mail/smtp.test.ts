import { afterEach, expect, test } from 'vitest';
import { type Smtp, openSmtp, smtpServer } from './smtp.ts';
import { fastTimings } from './testing/fast-timings.ts';
import { openMailReceiver, type MailReceiver } from './testing/mail-receiver.ts';

let receiver: MailReceiver;
let smtp: Smtp;

afterEach(async () => {
  smtp.close({ force: true });
  await receiver.close();
});

async function open(...options: Parameters<typeof openMailReceiver>): Promise<void> {
  receiver = await openMailReceiver(...options);
  smtp = openSmtp(receiver.url, 2, fastTimings);
}

function message(address: string) {
  const from = { name: 'Nasaq', address: 'hello@nasaq.example' };
  return { from, to: { name: '', address }, subject: 'Hello', text: 'Hello' };
}

test('an address in Arabic, and a server that takes such → sent as it is', async () => {
  await open();
  expect(await smtp.send(message('ليلى@مثال.example'))).toEqual({ outcome: 'sent' });
  expect(receiver.mails[0]?.to?.[0]?.address).toBe('ليلى@مثال.example');
});

test('an address in Arabic, and a server that does not → refused with a sentence, and the server never sees it', async () => {
  await open({ hideSMTPUTF8: true });
  const result = await smtp.send(message('ليلى@example.com'));
  expect(result).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('SMTPUTF8') });
  expect(receiver.mails).toEqual([]);
});

test('only the domain is in Arabic → any server takes it', async () => {
  await open({ hideSMTPUTF8: true });
  expect(await smtp.send(message('layla@مثال.example'))).toEqual({ outcome: 'sent' });
  expect(receiver.mails[0]?.raw).toContain('To: layla@xn--mgbh0fb.example');
});

test.each([
  [
    'refuses the recipient',
    { onRcptTo: (_: unknown, __: unknown, done: (e: Error) => void) => done(reply(550)) },
    'refused',
  ],
  [
    'refuses the sender',
    { onMailFrom: (_: unknown, __: unknown, done: (e: Error) => void) => done(reply(550)) },
    'unsent',
  ],
  ['wants a password', { onRcptTo: (_: unknown, __: unknown, done: (e: Error) => void) => done(reply(530)) }, 'unsent'],
  ['refuses the connection', { onConnect: (_: unknown, done: (e: Error) => void) => done(reply(554)) }, 'unsent'],
  [
    'refuses the recipient for now',
    { onRcptTo: (_: unknown, __: unknown, done: (e: Error) => void) => done(reply(450)) },
    'unsent',
  ],
])('the server %s → the mail counts as it should', async (_what, behaviour, outcome) => {
  await open(behaviour as never);
  expect(await smtp.send(message('layla@example.com'))).toMatchObject({ outcome, reason: expect.stringMatching(/\S/) });
});

test('the server takes the mail and refuses its content for good → refused', async () => {
  await open({
    onData: (stream, _session, done) => stream.resume().once('end', () => done(reply(552))),
  });
  expect(await smtp.send(message('layla@example.com'))).toMatchObject({ outcome: 'refused' });
});

function reply(responseCode: number): Error {
  return Object.assign(new Error('No'), { responseCode });
}

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: false, auth: undefined }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true, requireTLS: false, auth: undefined }],
  ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, requireTLS: false, auth: undefined }],
])('%s → its server', async (address, server) => {
  await open();
  expect(smtpServer(address)).toEqual(server);
});

test('a password goes to another machine over TLS only', async () => {
  await open();
  const auth = { user: 'nasaq@mail', pass: 'p@ss:word' };
  expect(smtpServer('smtp://nasaq%40mail:p%40ss%3Aword@mail.example:2525')).toMatchObject({ requireTLS: true, auth });
  expect(smtpServer('smtp://nasaq%40mail:p%40ss%3Aword@localhost:2525')).toMatchObject({ requireTLS: false, auth });
});
