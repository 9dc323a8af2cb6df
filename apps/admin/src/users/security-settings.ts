import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, GlobalConfig, PayloadRequest } from 'payload';
import { hasRole, isAdmin } from '../platform/staff/access.ts';
import { recordAct } from '../platform/staff/audit/record-act.ts';
import { groups } from '../platform/staff/groups.ts';
import { roleOptions, type Role } from '../platform/staff/roles.ts';
import { userLabels } from './catalogue/index.ts';
import { requireProofToSave } from './proof.ts';
import type { StaffRow } from './staff-password.ts';

interface Settings {
  second_factor?: 'own' | 'roles' | 'all' | null;
  second_factor_roles?: Role[] | null;
}

/** What is required of members of staff who sign in. */
export const staffSecurity: GlobalConfig = {
  slug: 'staff-security',
  label: userLabels.security.name,
  access: { read: isAdmin, readVersions: isAdmin, update: isAdmin },
  admin: {
    hideAPIURL: true,
    group: groups.system,
    hidden: ({ user }) => !hasRole(user),
    description: userLabels.security.hint,
  },
  hooks: { beforeChange: [proveForChange()], afterChange: [recordChange()] },
  fields: [
    {
      name: 'second_factor',
      type: 'radio',
      defaultValue: 'own',
      label: userLabels.security.secondFactor,
      options: [
        { value: 'own', label: userLabels.security.own },
        { value: 'roles', label: userLabels.security.ofRoles },
        { value: 'all', label: userLabels.security.ofAll },
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
    },
  ],
};

/** Whoever has none yet sets one up with their next sign-in. */
export async function isSecondFactorRequired(
  { roles }: Pick<StaffRow, 'roles'>,
  req: PayloadRequest,
): Promise<boolean> {
  const { second_factor: required, second_factor_roles: of } = (await req.payload.findGlobal({
    slug: 'staff-security',
    depth: 0,
    overrideAccess: true,
  })) as Settings;
  return required === 'all' || (required === 'roles' && (roles ?? []).some((role) => of?.includes(role)));
}

/** A session that was left open loosens nothing. */
function proveForChange(): GlobalBeforeChangeHook {
  return async ({ data, req }) => {
    await requireProofToSave(req);
    return data;
  };
}

/** Who has loosened it stands in the audit trail. */
function recordChange(): GlobalAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    const [before, after] = [wordsOf(previousDoc as Settings), wordsOf(doc as Settings)];
    if (req.user && before !== after)
      await recordAct(
        {
          act: 'changed',
          kind: 'staff-security',
          subject: 'second_factor',
          detail: `${before} → ${after}`,
          actor: req.user,
        },
        req,
      );
    return doc;
  };
}

function wordsOf({ second_factor: required, second_factor_roles: of }: Settings): string {
  return required === 'roles' ? (of ?? []).join(', ') || '·' : (required ?? 'own');
}
