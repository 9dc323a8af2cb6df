import type { PayloadRequest } from 'payload';
import { queryFor } from '../../platform/database/query.ts';
import type { NewAct } from '../../platform/staff/audit/record-act.ts';
import type { StaffRow } from '../staff-password.ts';
import { removeAllFactors } from './factor-rows.ts';
import { notifyOfFactor } from './notices.ts';

/**
 * Somebody has lost what they sign in with: everything but the password goes, and their sessions with it: whoever has
 * found the device is out as well. They are told, and it stands in the audit trail.
 * @returns whether there was anything
 */
export async function resetFactors(member: StaffRow, req: PayloadRequest, by: NewAct['actor']): Promise<boolean> {
  if (!(await removeAllFactors(member.id, req))) return false;
  const query = await queryFor(req);
  await query('DELETE FROM users_sessions WHERE _parent_id = $1', [member.id]);
  await notifyOfFactor('reset', member, req, by);
  return true;
}
