import { logLevels } from '@nasaq/logging';
import { isNetwork, requestLogs, withSecretFiles } from '@nasaq/serving';
import { z } from 'zod';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/(?<!\/)\/+$/, ''));

const proxies = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .refine(
    (entries) => entries.every(isNetwork),
    'must be addresses or networks such as 10.0.0.0/8, separated by commas',
  );
const count = z.coerce.number().int().min(1).max(1_000_000);

const envSchema = z.object({
  SITE_PORT: port.default(3000),
  SITE_HOST: z.string().min(1).default('127.0.0.1'),
  /** Absolute base of canonical addresses, feeds and share images. */
  SITE_URL: origin.default('http://localhost:3000'),
  ADMIN_URL: origin.default('http://localhost:3001'),
  /** Secrets before it, separated by commas: an admin host that has not been started anew still signs with one of them. */
  NASAQ_FORMER_SECRETS: z
    .string()
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every(({ length }) => length >= 32), 'must have at least 32 characters each')
    .default([]),
  NASAQ_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DATA_DIR: z.string().min(1).optional(),
  /** Memory for rendered pages, in MB; 0 = none is kept. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(65_536).default(128),
  /** Memory for the admin host's answers that pages are made from, in MB; 0 = each page asks. */
  API_CACHE_MB: z.coerce.number().int().min(0).max(65_536).default(16),
  /** Room on disk for copies of pages, in MB; 0 = none outlives the process. */
  PAGE_COPIES_MB: z.coerce.number().int().min(0).max(1_048_576).default(512),
  /** Room on disk for share images, in MB; 0 = some are kept in memory. */
  SHARE_IMAGES_MB: z.coerce.number().int().min(0).max(1_048_576).default(128),
  /** Addresses and networks of proxies in front of the site, whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: proxies.default(['127.0.0.0/8', '::1']),
  /** Pages a minute that one address may have made anew; kept ones do not count. */
  UNCACHED_PER_ADDRESS: count.default(1_200),
  /** Pages that are made at the same time, whoever asks. */
  UNCACHED_AT_ONCE: count.default(4),
  /** Who keeps the token of a signed-in reader: a cookie that scripts cannot read, or the page's scripts. */
  AUTH_TOKEN: z.enum(['cookie', 'script']).default('cookie'),
  /** Seconds for which the site still serves after it was told to end, while balancers learn that it is not ready. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  /** How much is written into the log. */
  LOG_LEVEL: z.enum(logLevels).default('info'),
  /** Which requests leave a line in it. */
  LOG_REQUESTS: z.enum(requestLogs).default('all'),
  /** Who asks for `/metrics` must know it; without one there are none. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Collector of OpenTelemetry that gets traces; without one there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' })
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('nasaq-site'),
  /** Of all traces. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
});

export type Env = z.infer<typeof envSchema>;

/** Reads the environment once, at boot; throws one error that names every missing or wrong value. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const { problems, variables } = withSecretFiles(source, [
    'METRICS_TOKEN',
    'NASAQ_SECRET',
    'OTEL_EXPORTER_OTLP_HEADERS',
  ]);
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(set);
  if (parsed.success && problems.length === 0) return parsed.data;
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const lines = [...problems, ...wrong].map((line) => `  ${line}`);
  throw new Error(`The site's environment is not valid:\n${lines.join('\n')}`);
}

/**
 * The secrets that site and admin host share, the present one first: of the settings, else those that the admin host has
 * made in `DATA_DIR`; none before it has.
 */
export function commonSecrets({
  DATA_DIR,
  NASAQ_FORMER_SECRETS,
  NASAQ_SECRET,
}: Pick<Env, 'NASAQ_SECRET' | 'NASAQ_FORMER_SECRETS' | 'DATA_DIR'>): string[] {
  if (NASAQ_SECRET) return [NASAQ_SECRET, ...NASAQ_FORMER_SECRETS];
  if (!DATA_DIR) return [];
  return ['secret', 'former-secrets'].flatMap((name) => linesOf(join(DATA_DIR, name)));
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
