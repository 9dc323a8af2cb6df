import { readFileSync } from 'node:fs';

/** Settings that hold secrets, of either host. Each may come from a file instead: `NASAQ_SECRET_FILE`. */
export const secretSettings = [
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'METRICS_TOKEN',
  'NASAQ_FORMER_SECRETS',
  'NASAQ_SECRET',
  'OIDC_CLIENT_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SMTP_URL',
  'TRANSLATOR_KEY',
] as const;

type Variables = Record<string, string | undefined>;

/**
 * Reads the secrets that are given as files, as containers and systemd hand them over. A line end after the secret, as
 * editors leave it, is none of it.
 * @param names those that the host knows, of `secretSettings`
 * @returns the variables with what the files hold, and a sentence for each that is wrong; none shows what a file holds
 */
export function withSecretFiles(
  variables: Variables,
  names: readonly string[] = secretSettings,
): { variables: Variables; problems: string[] } {
  const filled = { ...variables };
  const problems: string[] = [];
  for (const name of names) {
    const file = variables[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (variables[name]?.trim()) {
      problems.push(`${name} and ${name}_FILE are both set: leave one of them away`);
      continue;
    }
    const read = secretIn(file);
    if (read.problem) problems.push(`${name}_FILE (${file}) ${read.problem}`);
    else filled[name] = read.secret;
  }
  return { variables: filled, problems };
}

function secretIn(file: string): { secret: string; problem?: string } {
  try {
    const [secret = '', ...rest] = readFileSync(file, 'utf8').split(/\r?\n/);
    if (secret.trim() === '') return { secret, problem: 'is empty' };
    return rest.some(Boolean) ? { secret: '', problem: 'has more than one line' } : { secret };
  } catch (error) {
    return { secret: '', problem: `cannot be read: ${(error as NodeJS.ErrnoException).code}` };
  }
}
