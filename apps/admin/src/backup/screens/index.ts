/** What the screens of others show of backups. */
export { MakeBackup } from './make-backup.tsx';
