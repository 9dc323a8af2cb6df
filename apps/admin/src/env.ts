import path from 'node:path';
import { z } from 'zod';

const url = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' })
  .transform((value) => value.replace(/\/+$/, ''));
const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(65_535, 'must be at most 65535');

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development'),
  ADMIN_PORT: port.default(3001),
  ADMIN_HOST: z.string().default('127.0.0.1'),
  SITE_URL: url.default('http://localhost:3000'),
  ADMIN_URL: url.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  DATA_DIR: z.string().default(path.resolve(import.meta.dirname, '../../../data')),
  NASAQ_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  NASAQ_DEMO: z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  ADMIN_EMAIL: z.email('must be a mail address').default('admin@nasaq.example'),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
});

export interface Env {
  production: boolean;
  adminPort: number;
  /** The address that the server binds to; `0.0.0.0` opens it to the network. */
  adminHost: string;
  /** Public address of the site, without a slash at its end. */
  siteUrl: string;
  /** Public address of the admin host, without a slash at its end. */
  adminUrl: string;
  /** `undefined` = the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** Absolute path of everything that must survive: database, media, secret, first login. */
  dataDir: string;
  /** `undefined` = made once and kept in `dataDir`; see secret.ts. */
  secret: string | undefined;
  /** Whether an empty database gets the demo company. */
  demo: boolean;
  adminEmail: string;
  /** `undefined` = made once and kept in `dataDir/first-login.json`. */
  adminPassword: string | undefined;
}

/**
 * Reads every setting of the admin host; an empty value counts as absent.
 * @throws {EnvError} with one line per wrong value
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const values = parsed.data;
  return {
    production: values.NODE_ENV === 'production',
    adminPort: values.ADMIN_PORT,
    adminHost: values.ADMIN_HOST,
    siteUrl: values.SITE_URL,
    adminUrl: values.ADMIN_URL ?? `http://localhost:${values.ADMIN_PORT}`,
    databaseUrl: values.DATABASE_URL,
    dataDir: path.resolve(values.DATA_DIR),
    secret: values.NASAQ_SECRET,
    demo: values.NASAQ_DEMO === 'true',
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
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
