import type { AccountSession } from '@nasaq/contract';
import type { SessionRow } from './sessions.ts';

/** @param current id of the session that asks */
export function presentSession({ createdAt, device, id, used_at: used }: SessionRow, current: number): AccountSession {
  return {
    id: String(id),
    device: device ?? '',
    startedAt: new Date(createdAt).toISOString(),
    usedAt: new Date(used).toISOString(),
    current: id === current,
  };
}
