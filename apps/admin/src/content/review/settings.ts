import { contentTypes } from '@nasaq/contract';
import type { Field, GlobalConfig } from 'payload';
import type { Where } from '../../platform/database/adapter.ts';
import { hasRole, isAdmin, isStaff } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { contentLabels } from '../catalogue/index.ts';
import { pageGlobals, type Previewed } from '../entry/previewed.ts';

/** What has to be approved by a second person before it is published: decided by administrators, for each kind. */
export const review: GlobalConfig = {
  slug: 'review',
  label: contentLabels.review.settings,
  access: { read: isStaff, readVersions: isAdmin, update: isAdmin },
  admin: {
    hideAPIURL: true,
    group: groups.system,
    hidden: ({ user }) => !hasRole(user),
    description: contentLabels.review.settingsHint,
  },
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
};

/** Within the transaction of `req` where there is one. */
export async function asksSecondPerson(req: Where, kind: Previewed): Promise<boolean> {
  const settings = await req.payload.db.findGlobal<{
    secondPerson?: Partial<Record<Previewed, boolean | null>> | null;
  }>({
    slug: 'review',
    req: { transactionID: req.transactionID } as never,
  });
  return Boolean(settings?.secondPerson?.[kind]);
}
