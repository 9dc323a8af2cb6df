import { type CheckId, checkIds, checkTexts, levelOf, levels, levelTexts } from '@nasaq/translation/checks';
import type { SelectField } from 'payload';
import { isAdmin, isStaff } from '../../platform/staff/access.ts';
import { contentLabels } from '../catalogue/index.ts';
import { levelsIn } from '../checks/levels.ts';
import { settingsGlobal } from '../kit/settings-global.ts';

/** What each check does, where an administrator has set another level than it has by itself. */
export const checkSettings = settingsGlobal({
  slug: 'checks',
  label: contentLabels.checks.settings,
  description: contentLabels.checks.settingsHint,
  isOfTeam: true,
  open: { access: { read: isStaff, readVersions: isAdmin, update: isAdmin } },
  // Who has let a check pass, or made it stop.
  actsOf: ({ levels: before }, { levels: after }) => {
    const of = (id: CheckId, stored: unknown) => levelOf(id, levelsIn(stored));
    return checkIds
      .filter((id) => of(id, before) !== of(id, after))
      .map((id) => ({ subject: id, detail: `${of(id, before)} → ${of(id, after)}` }));
  },
  fields: [
    {
      name: 'levels',
      type: 'json',
      label: contentLabels.checks.levels,
      // Two administrators decide about two checks without a dispute, and a version says which one it changed.
      custom: { entries: checkIds.map(levelOfCheck) },
      admin: { components: { Field: '/content/checks/screens/level-table.tsx#LevelTable' } },
    },
  ],
});

function levelOfCheck(name: CheckId): SelectField {
  return {
    name,
    type: 'select',
    label: { en: checkTexts.en[name].name, ar: checkTexts.ar[name].name },
    // Where nothing is stored.
    defaultValue: levelOf(name, {}),
    options: levels.map((value) => ({ value, label: { en: levelTexts.en[value], ar: levelTexts.ar[value] } })),
  };
}
