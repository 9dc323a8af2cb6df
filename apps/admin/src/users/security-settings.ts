import type { GlobalBeforeChangeHook } from 'payload';
import { settingsGlobal } from '../content/index.ts';
import type { Where } from '../platform/database/adapter.ts';
import { readPublished } from '../platform/payload/read-settings.ts';
import { staffLabels } from '../platform/staff/catalogue/index.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { roleOptions, type Role } from '../platform/staff/roles.ts';
import { userLabels } from './catalogue/index.ts';
import { requireProofToSave } from './proof.ts';
import type { StaffRow } from './staff-password.ts';

interface Settings {
  second_factor?: 'own' | 'roles' | 'all' | null;
  second_factor_roles?: Role[] | null;
}

/** A session that was left open loosens nothing: a draft does not, either. */
const proveForPublication: GlobalBeforeChangeHook = async ({ data, req }) => {
  if (data._status === 'published') await requireProofToSave(req);
  return data;
};

/** What is required of members of staff who sign in. */
export const staffSecurity = settingsGlobal({
  slug: 'staff-security',
  label: userLabels.security.name,
  description: userLabels.security.hint,
  isOfTeam: true,
  beforeChange: [proveForPublication],
  // Who has loosened it.
  actsOf: (before, after) => {
    const [from, to] = [wordsOf(before), wordsOf(after)];
    return from === to ? [] : [{ subject: 'second_factor', detail: `${from} → ${to}` }];
  },
  fields: [
    {
      name: 'second_factor',
      type: 'radio',
      defaultValue: 'own',
      label: staffLabels.secondFactor.name,
      options: [
        { value: 'own', label: staffLabels.secondFactor.own },
        { value: 'roles', label: userLabels.security.ofRoles },
        { value: 'all', label: staffLabels.secondFactor.all },
      ],
      admin: { layout: 'vertical', description: userLabels.security.secondFactorHint },
    },
    {
      name: 'second_factor_roles',
      type: 'select',
      hasMany: true,
      label: userLabels.words.roles,
      options: roleOptions,
      admin: { condition: (_, { second_factor: required }: Settings) => required === 'roles' },
      // A rule for nobody would read like one that binds.
      validate: (roles, { data, req: { i18n } }) =>
        (data as Settings).second_factor !== 'roles' || (Array.isArray(roles) && roles.length > 0)
          ? true
          : userLabels.security.noRoles[interfaceLanguage(i18n)],
    },
  ],
});

/** Whoever has none yet sets one up with their next sign-in. */
export async function isSecondFactorRequired({ roles }: Pick<StaffRow, 'roles'>, req: Where): Promise<boolean> {
  const { second_factor: required, second_factor_roles: of } = await readPublished(req, 'staff-security');
  return required === 'all' || (required === 'roles' && (roles ?? []).some((role) => of?.includes(role)));
}

function wordsOf({ second_factor: required, second_factor_roles: of }: Settings): string {
  return required === 'roles' ? (of ?? []).join(', ') || '·' : (required ?? 'own');
}
