import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { acceptedSecrets, formerSecretsFile, secretFile } from './secret.ts';

/** More would only keep alive what nobody uses. */
const mostFormer = 5;

/**
 * Puts a new secret in the place of the one in a data folder, which stays accepted; hosts take it when they start. Cut off
 * in the middle, the present one is its own former one, which does no harm.
 */
export function rotateSecret(dataDir: string): void {
  const former = acceptedSecrets().slice(0, mostFormer);
  replace(path.join(dataDir, formerSecretsFile), former.map((secret) => `${secret}\n`).join(''));
  replace(path.join(dataDir, secretFile), randomBytes(32).toString('hex'));
}

/** From the next start on, what a former secret has signed is void. */
export function forgetFormerSecrets(dataDir: string): void {
  rmSync(path.join(dataDir, formerSecretsFile), { force: true });
}

/** Whole, or as before. */
function replace(file: string, text: string): void {
  const made = `${file}.new`;
  writeFileSync(made, text, { mode: 0o600 });
  renameSync(made, file);
}
