import { roles as inOrder } from '../platform/staff/roles.ts';
import type { StaffRow } from './staff-password.ts';

/**
 * What somebody may do, in a line of the audit trail that is the same for the same rights: `editor (articles), agent`. What
 * an editor is limited to says nothing of who is none.
 */
export function rightsText(member: Pick<StaffRow, 'editor_of' | 'roles'> | null | undefined): string {
  const { editor_of: only, roles } = member ?? {};
  const limits = only?.length ? ` (${only.toSorted().join(', ')})` : '';
  return inOrder
    .filter((role) => roles?.includes(role))
    .map((role) => (role === 'editor' ? role + limits : role))
    .join(', ');
}
