/** Backups of everything that must survive, and their way back. Other parts import from here alone. */

export { BackupError } from './backup-error.ts';
export { backupsInS3, chosenTarget } from './chosen-target.ts';
export { makeBackup, type Made } from './make-backup.ts';
export { readPassphrase } from './passphrase.ts';
export { finishRestore } from './placed-files.ts';
export { restoreBackup, type StoredBackup } from './restore-backup.ts';
export { startBackups } from './schedule/scheduled-backups.ts';
export { noteBackupState, readBackupState, verdictOn } from './schedule/state.ts';
export { backupName, type BackupTarget, fileBackup, folderTarget } from './target.ts';
export { thisInstallation } from './this-installation.ts';
export { backupRoutes } from './backup-route.ts';
