import { defaultLocale, locales, type Locale } from '@nasaq/contract';
import { type LogLevel, logLevels } from '@nasaq/logging';
import { type RequestLog, requestLogs, withSecretFiles } from '@nasaq/serving';
import path from 'node:path';
import { z } from 'zod';
import { backupOf, type BackupSettings, backupValues, halfSetBackup } from './env/backup.ts';
import { halfSetOidc, oidcOf, type OidcSettings, oidcValues } from './env/oidc.ts';
import { halfSetS3, s3Of, type S3Settings, s3Values } from './env/s3.ts';
import {
  count,
  drainSeconds,
  formerSecrets,
  mailbox,
  port,
  proxies,
  scanner,
  sentryProject,
  share,
  url,
  urls,
  type Scanner,
  type SentryProject,
} from './env/values.ts';

/** In Next's bundles no module knows its folder; the host runs in that of the app. */
const folder = (import.meta.dirname as string | undefined) ?? path.resolve('src');

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development'),
  ADMIN_PORT: port.default(3001),
  ADMIN_HOST: z.string().default('127.0.0.1'),
  SITE_URL: url.default('http://localhost:3000'),
  SITE_ADDRESSES: urls.optional(),
  ADMIN_URL: url.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  DATA_DIR: z.string().default(path.resolve(folder, '../../../data')),
  NASAQ_FORMER_SECRETS: formerSecrets.optional(),
  NASAQ_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  NASAQ_DEMO: z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  ADMIN_EMAIL: z.email('must be a mail address').default('admin@nasaq.example'),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be like smtp://user:password@host:587 or smtps://user:password@host:465',
    })
    .optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: z.email('must be a mail address').optional(),
  MAIL_TO_LANGUAGE: z.enum(locales, 'must be en or ar').default(defaultLocale),
  CLAMAV_SOCKET: scanner.optional(),
  SENTRY_DSN: sentryProject.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('nasaq-admin'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  TRANSLATOR_URL: url.optional(),
  TRANSLATOR_KEY: z.string().optional(),
  TRANSLATOR_PROTOCOL: z
    .enum(['deepl', 'libretranslate'], { error: 'must be deepl or libretranslate' })
    .default('deepl'),
  TRUSTED_PROXIES: proxies.default(['127.0.0.0/8', '::1']),
  SUBMISSIONS_PER_ADDRESS: count.default(10),
  SUBMISSIONS_PER_MINUTE: count.default(300),
  LOGINS_PER_ADDRESS: count.default(60),
  STREAMS_PER_ADDRESS: count.default(200),
  DRAIN_SECONDS: drainSeconds.default(0),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  LOG_REQUESTS: z.enum(requestLogs, `must be one of ${requestLogs.join(', ')}`).default('all'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  UNCACHED_PER_ADDRESS: count.default(1_200),
  UNCACHED_AT_ONCE: count.default(2),
  ...oidcValues,
  ...s3Values,
  ...backupValues,
});

export interface Env {
  production: boolean;
  adminPort: number;
  /** The address that the server binds to; `0.0.0.0` opens it to the network. */
  adminHost: string;
  /** Public address of the site, without a slash at its end. */
  siteUrl: string;
  /** Where sites are told of a publish, each without a slash at its end; a name may stand for several machines. */
  siteAddresses: string[];
  /** Public address of the admin host, without a slash at its end. */
  adminUrl: string;
  /** `undefined` = the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** The same database past the pooler that `databaseUrl` leads through; `undefined` = there is none. */
  databaseDirectUrl: string | undefined;
  /** Absolute path of everything that must survive: database, media, secret, first login. */
  dataDir: string;
  /** `undefined` = made once and stored in `dataDir`; see secret.ts. */
  secret: string | undefined;
  /** Secrets that were given before it, and still open what they signed; the newest first. */
  formerSecrets: string[];
  /** Whether an empty database gets the demo company. */
  demo: boolean;
  adminEmail: string;
  /** `undefined` = made once and stored in `dataDir/first-login.json`. */
  adminPassword: string | undefined;
  /** The mail server; `undefined` = mails are stored and readable in the admin host, none is sent. */
  smtpUrl: string | undefined;
  /** Whom mails are from, `name` empty where only an address is set; `undefined` = the company with its general address. */
  mailFrom: { name: string; address: string } | undefined;
  /** Where notices to staff go; `undefined` = the company's general address. */
  mailTo: string | undefined;
  /** Of the notices to staff. */
  mailToLanguage: Locale;
  /** The machine that drafts translations; `undefined` = none, and no draft is offered. */
  translator: { url: string; key: string | undefined; protocol: 'deepl' | 'libretranslate' } | undefined;
  /** What looks for viruses in visitors' files; `undefined` = nothing does. */
  scanner: Scanner | undefined;
  /** Where errors of the inbox go besides; `undefined` = nowhere. */
  sentry: SentryProject | undefined;
  /** A collector of OpenTelemetry, and which share of all traces it gets; `undefined` = there are none. */
  traces: { endpoint: string; headers: string | undefined; service: string; share: number } | undefined;
  /** Who signs in members of staff besides their passwords; `undefined` = nobody. */
  oidc: OidcSettings | undefined;
  /** Addresses and networks whose `X-Forwarded-For` is believed: the site's, and proxies in front of it. */
  trustedProxies: string[];
  /** Forms that one address may send within ten minutes. */
  submissionsPerAddress: number;
  /** Forms that the whole host takes within a minute before it asks browsers for a calculation. */
  submissionsPerMinute: number;
  /** Attempts to sign in, or to get a link for it, that one address has within ten minutes. */
  loginsPerAddress: number;
  /** Event streams (open pages of accounts, open chats) that one address may hold at once. */
  streamsPerAddress: number;
  /** Seconds for which the host still serves after it was told to end, while balancers learn that it is not ready. */
  drainSeconds: number;
  /** How much is written into the log. */
  logLevel: LogLevel;
  /** Which requests leave a line in it. */
  logRequests: RequestLog;
  /** Who asks for `/metrics` must know it; `undefined` = there are none. */
  metricsToken: string | undefined;
  /** Answers a minute that one address may have computed; cached ones do not count. */
  uncachedPerAddress: number;
  /** Answers that are computed at the same time, whoever asks. */
  uncachedAtOnce: number;
  /** An S3 store for files and backups; `undefined` = the disk alone. */
  s3: S3Settings | undefined;
  backup: BackupSettings;
}

/**
 * Reads every setting of the admin host; an empty value counts as absent.
 * @throws {EnvError} with one line per wrong value
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const { problems, variables: filled } = withSecretFiles(variables);
  const given = Object.fromEntries(
    Object.entries(filled).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = schema.safeParse(given);
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (!parsed.success || problems.length > 0) throw new EnvError([...problems, ...wrong]);
  const values = parsed.data;
  const halfSet = [
    ...halfSetS3(values),
    ...halfSetOidc(values),
    ...halfSetBackup(values, Boolean(values.S3_BUCKET)),
    ...(values.DATABASE_DIRECT_URL && !values.DATABASE_URL ? ['DATABASE_DIRECT_URL needs DATABASE_URL'] : []),
  ];
  if (halfSet.length > 0) throw new EnvError(halfSet);
  return {
    production: values.NODE_ENV === 'production',
    adminPort: values.ADMIN_PORT,
    adminHost: values.ADMIN_HOST,
    siteUrl: values.SITE_URL,
    siteAddresses: values.SITE_ADDRESSES ?? [values.SITE_URL],
    adminUrl: values.ADMIN_URL ?? `http://localhost:${values.ADMIN_PORT}`,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    dataDir: path.resolve(values.DATA_DIR),
    secret: values.NASAQ_SECRET,
    formerSecrets: values.NASAQ_FORMER_SECRETS ?? [],
    demo: values.NASAQ_DEMO === 'true',
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    mailToLanguage: values.MAIL_TO_LANGUAGE,
    translator: values.TRANSLATOR_URL
      ? { url: values.TRANSLATOR_URL, key: values.TRANSLATOR_KEY, protocol: values.TRANSLATOR_PROTOCOL }
      : undefined,
    scanner: values.CLAMAV_SOCKET,
    sentry: values.SENTRY_DSN,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: values.OTEL_EXPORTER_OTLP_HEADERS,
          service: values.OTEL_SERVICE_NAME,
          share: values.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    oidc: oidcOf(values),
    trustedProxies: values.TRUSTED_PROXIES,
    submissionsPerAddress: values.SUBMISSIONS_PER_ADDRESS,
    submissionsPerMinute: values.SUBMISSIONS_PER_MINUTE,
    loginsPerAddress: values.LOGINS_PER_ADDRESS,
    streamsPerAddress: values.STREAMS_PER_ADDRESS,
    drainSeconds: values.DRAIN_SECONDS,
    logLevel: values.LOG_LEVEL,
    logRequests: values.LOG_REQUESTS,
    metricsToken: values.METRICS_TOKEN,
    uncachedPerAddress: values.UNCACHED_PER_ADDRESS,
    uncachedAtOnce: values.UNCACHED_AT_ONCE,
    s3: s3Of(values),
    backup: backupOf(values, values.DATA_DIR),
  };
}

/** Settings that are wrong; the message names each of them. */
export class EnvError extends Error {
  constructor(lines: string[]) {
    super(`The admin host cannot start with these settings:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'EnvError';
  }
}

/** The settings of this process, parsed once: the only reading of `process.env` in the admin host. */
export const env: Env = parseOrExit();

function parseOrExit(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
