import { parts, type PartName } from '@nasaq/contract';
import type { Field, GlobalAfterChangeHook } from 'payload';
import { announceAfterCommit } from '../../platform/changes/change.ts';
import { offPartsOf, type StoredParts } from '../../platform/parts/off-parts.ts';
import { readPublished } from '../../platform/payload/read-settings.ts';
import { recallGlobal } from '../entry/hooks/announce.ts';
import { settingsGlobal } from '../kit/settings-global.ts';
import { partLabels } from './catalogue/index.ts';
import { checkTarget } from './check-target.ts';

/** Every part stands or falls with all that can be read of others: nothing that was made before holds after it. */
const announceParts: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (req.context.silent) return doc;
  const before = offPartsOf((recallGlobal(req, global.slug) ?? {}) as StoredParts);
  const after = offPartsOf((await readPublished(req, 'parts')) as StoredParts);
  if (JSON.stringify(before) !== JSON.stringify(after)) await announceAfterCommit(req, { type: 'all' });
  return doc;
};

/** Which parts of the site there are. Without a word of the owner's, all of them. */
export const siteParts = settingsGlobal({
  slug: 'parts',
  label: partLabels.name,
  description: partLabels.hint,
  group: 'pages',
  fields: parts.map(partFields),
  afterChange: [announceParts],
});

function partFields(part: PartName): Field {
  const isLeading = (_: unknown, siblings: Partial<{ state: string }>) => siblings?.state === 'leads';
  const { name, hint } = partLabels.parts[part];
  return {
    name: part,
    type: 'group',
    label: name,
    admin: { description: hint },
    fields: [
      {
        name: 'state',
        type: 'radio',
        defaultValue: 'on',
        label: partLabels.state,
        options: (['on', 'off', 'leads'] as const).map((value) => ({ value, label: partLabels.states[value] })),
        admin: { layout: 'horizontal' },
      },
      {
        type: 'row',
        admin: { condition: isLeading },
        fields: [
          {
            name: 'to',
            type: 'text',
            label: partLabels.to,
            validate: checkTarget(part),
            admin: { description: partLabels.toHint },
          },
          {
            name: 'permanent',
            type: 'checkbox',
            label: partLabels.permanent,
            admin: { description: partLabels.permanentHint },
          },
        ],
      },
    ],
  };
}
