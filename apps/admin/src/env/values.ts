import { isNetwork } from '@nasaq/serving';
import { z } from 'zod';

/** Where ClamAV's daemon listens. */
export type Scanner = { path: string } | { host: string; port: number };

/** A project of Sentry, or of a service that speaks like it. */
export interface SentryProject {
  /** Where envelopes go. */
  url: string;
  publicKey: string;
}

export const url = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));
export const urls = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .pipe(z.array(url, { error: 'must be absolute http(s) addresses, separated by commas' }));
export const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(65_535, 'must be at most 65535');

export const proxies = z.string().transform((value, context) => {
  const entries = value.split(',').map((entry) => entry.trim());
  if (!entries.every(isNetwork))
    context.issues.push({
      code: 'custom',
      input: value,
      message: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
    });
  return entries;
});
export const count = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(1_000_000, 'must be at most 1000000');

export const share = z.coerce
  .number({ error: 'must be a number' })
  .min(0, 'must be at least 0')
  .max(1, 'must be at most 1');

export const drainSeconds = z.coerce
  .number({ error: 'must be a number of seconds' })
  .int('must be a whole number')
  .min(0, 'must be at least 0')
  .max(600, 'must be at most 600');

/** As long as one that is given, each. */
export const formerSecrets = z.string().transform((value, context) => {
  const secrets = value.split(',').map((secret) => secret.trim());
  if (secrets.every(({ length }) => length >= 32)) return secrets;
  context.addIssue('must be secrets of at least 32 characters, separated by commas, the newest first');
  return z.NEVER;
});

/** `/run/clamav/clamd.ctl` or `scanner.example:3310`. */
export const scanner = z.string().transform((value, context): Scanner => {
  if (value.startsWith('/')) return { path: value };
  const { host, port } = /^\[?(?<host>[^[\]\s]+?)\]?:(?<port>\d{1,5})$/.exec(value)?.groups ?? {};
  if (host && Number(port) > 0 && Number(port) < 65_536) return { host, port: Number(port) };
  context.addIssue('must be the path of a socket, or an address with a port: /run/clamav/clamd.ctl or clamav:3310');
  return z.NEVER;
});

/** The DSN of a project of Sentry, `https://KEY@host/path/PROJECT`, as where its envelopes go. */
export const sentryProject = z.string().transform((value, context): SentryProject => {
  const dsn = URL.parse(value);
  const { path, project } = /^(?<path>.*)\/(?<project>\d+)$/.exec(dsn?.pathname ?? '')?.groups ?? {};
  if (dsn && /^https?:$/.test(dsn.protocol) && dsn.username !== '' && project)
    return { url: `${dsn.origin}${path}/api/${project}/envelope/`, publicKey: dsn.username };
  context.addIssue('must be the DSN of a project: https://KEY@sentry.example.com/1');
  return z.NEVER;
});

/** `hello@nasaq.example` or `Nasaq <hello@nasaq.example>`. */
export const mailbox = z.string().transform((value, context) => {
  const { name = '', address = '' } = /^(?<name>[^<>\p{Cc}]*)<(?<address>[^<>]*)>$/u.exec(value.trim())?.groups ?? {
    address: value.trim(),
  };
  if (z.email().safeParse(address).success) return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
  context.addIssue('must be a mail address, with or without a name: Nasaq <hello@nasaq.example>');
  return z.NEVER;
});
