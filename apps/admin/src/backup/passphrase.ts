import { readFile } from 'node:fs/promises';
import { type BackupSettings, shortestPassphrase } from '../env/backup.ts';
import { BackupError } from './backup-error.ts';

/** @throws {BackupError} where there is none: a backup holds what people entrusted to the company, and its keys */
export async function readPassphrase({ passphrase, passphraseFile }: BackupSettings): Promise<string> {
  if (passphrase !== undefined) return passphrase;
  if (passphraseFile === undefined)
    throw new BackupError(
      'Backups are sealed: set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE to a file that holds it.',
    );
  const text = await readFile(passphraseFile, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(`BACKUP_PASSPHRASE_FILE (${passphraseFile}) cannot be read: ${cause.code}.`, { cause });
  });
  const line = text.split(/\r?\n/, 1)[0]!;
  if (line.length < shortestPassphrase)
    throw new BackupError(`The first line of ${passphraseFile} must have at least ${shortestPassphrase} characters.`);
  return line;
}
