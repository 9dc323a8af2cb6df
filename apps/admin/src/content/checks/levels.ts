import { type CheckId, checkIds, type Level, type Levels, levels } from '@nasaq/translation/checks';
import type { Payload } from 'payload';
import { readPublished } from '../../platform/payload/read-settings.ts';

/** What each check does where an administrator has set another level, as it is published, whatever else was stored with it. */
export async function readLevels(payload: Payload): Promise<Levels> {
  const { levels: stored } = await readPublished({ payload }, 'checks');
  return levelsIn(stored);
}

export function levelsIn(stored: unknown): Levels {
  const table = (stored ?? {}) as Partial<Record<CheckId, unknown>>;
  return Object.fromEntries(checkIds.flatMap((id) => (isLevel(table[id]) ? [[id, table[id]]] : [])));
}

function isLevel(value: unknown): value is Level {
  return levels.some((level) => level === value);
}
