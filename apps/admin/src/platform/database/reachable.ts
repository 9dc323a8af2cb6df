import { statSync } from 'node:fs';
import path from 'node:path';
import type { SystemUser } from './system-user.ts';

/** Whether `user` may enter `folder` and every folder above it, by their permission bits. Folders that do not exist yet do not count. */
export function canReach(folder: string, user: SystemUser): boolean {
  const above = path.dirname(folder);
  return canEnter(folder, user) && (above === folder || canReach(above, user));
}

function canEnter(folder: string, { uid, gid }: SystemUser): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return true;
  if (stats.uid === uid) return (stats.mode & 0o100) !== 0;
  if (stats.gid === gid) return (stats.mode & 0o010) !== 0;
  return (stats.mode & 0o001) !== 0;
}
