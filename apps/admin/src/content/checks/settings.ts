import { type CheckId, checkIds, type Level, levelOf, type Levels, levels } from '@nasaq/translation/checks';
import type { GlobalAfterChangeHook, GlobalConfig, Payload } from 'payload';
import { hasRole, isAdmin, isStaff } from '../../platform/staff/access.ts';
import { recordAct } from '../../platform/staff/audit/record-act.ts';
import { groups } from '../../platform/staff/groups.ts';
import { contentLabels } from '../catalogue/index.ts';

/** What each check does, where an administrator has set another level than it has by itself. */
export const checkSettings: GlobalConfig = {
  slug: 'checks',
  label: contentLabels.checks.settings,
  access: { read: isStaff, update: isAdmin },
  admin: {
    hideAPIURL: true,
    group: groups.system,
    hidden: ({ user }) => !hasRole(user),
    description: contentLabels.checks.settingsHint,
  },
  hooks: { afterChange: [recordLevels()] },
  fields: [
    {
      name: 'levels',
      type: 'json',
      label: contentLabels.checks.levels,
      admin: { components: { Field: '/content/checks/screens/level-table.tsx#LevelTable' } },
    },
    // When all was last gone over, so that of several hosts one does it.
    { name: 'ranAt', type: 'date', admin: { hidden: true }, access: { update: () => false } },
  ],
};

/** As they are set, whatever else was stored with them. */
export async function readLevels(payload: Payload): Promise<Levels> {
  const { levels: stored } = await payload.findGlobal({
    slug: 'checks',
    depth: 0,
    overrideAccess: true,
    select: { levels: true },
  });
  return levelsIn(stored);
}

export function levelsIn(stored: unknown): Levels {
  const table = (stored ?? {}) as Partial<Record<CheckId, unknown>>;
  return Object.fromEntries(checkIds.flatMap((id) => (isLevel(table[id]) ? [[id, table[id]]] : [])));
}

function isLevel(value: unknown): value is Level {
  return levels.some((level) => level === value);
}

/** Who has let a check pass, or made it stop, stands in the audit trail. */
function recordLevels(): GlobalAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    if (!req.user) return doc;
    const [before, after] = [levelsIn(previousDoc?.levels), levelsIn(doc.levels)];
    for (const id of checkIds)
      if (before[id] !== after[id])
        await recordAct(
          {
            act: 'changed',
            kind: 'checks',
            subject: id,
            detail: `${levelOf(id, before)} → ${levelOf(id, after)}`,
            actor: req.user,
          },
          req,
        );
    return doc;
  };
}
