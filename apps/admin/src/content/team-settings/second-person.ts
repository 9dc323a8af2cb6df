import { contentTypes } from '@nasaq/contract';
import type { Field } from 'payload';
import { isAdmin, isStaff } from '../../platform/staff/access.ts';
import { contentLabels } from '../catalogue/index.ts';
import { pageGlobals } from '../entry/previewed.ts';
import { settingsGlobal } from '../kit/settings-global.ts';

/** What has to be approved by a second person before it is published: decided by administrators, for each kind. */
export const review = settingsGlobal({
  slug: 'review',
  label: contentLabels.review.settings,
  description: contentLabels.review.settingsHint,
  isOfTeam: true,
  open: { access: { read: isStaff, readVersions: isAdmin, update: isAdmin } },
  fields: [
    {
      name: 'secondPerson',
      type: 'group',
      label: contentLabels.review.secondPerson,
      admin: {
        description: contentLabels.review.secondPersonHint,
        components: { Label: '/platform/staff/screens/group-heading.tsx#GroupHeading' },
      },
      fields: [...contentTypes, ...pageGlobals].map((kind): Field => ({
        name: kind,
        type: 'checkbox',
        label: contentLabels.review.kinds[kind],
      })),
    },
  ],
});
