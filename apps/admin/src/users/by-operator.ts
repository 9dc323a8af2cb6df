import { userInfo } from 'node:os';
import type { Locale } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { clientHeader } from '../platform/http/client-address.ts';
import { maskedEmail } from '../platform/secrets/masked-email.ts';
import { recordAct } from '../platform/staff/audit/record-act.ts';
import type { Role } from '../platform/staff/roles.ts';
import { resetFactors } from './factors/reset-factors.ts';
import { settlePassword } from './staff-mails.ts';
import { findStaff, randomPassword, type StaffRow } from './staff-password.ts';

/**
 * What whoever runs the host does for staff from its command line, where no administrator can. It stands in the audit
 * trail with the command line in the place of an address, and its owner is told by mail.
 */
async function asOperator<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const headers = new Headers({ [clientHeader]: `nasaq (${account()})` });
  return inTransaction(payload, (inner) => work(Object.assign(inner, { headers })));
}

interface NewMember {
  email: string;
  name: string;
  roles: Role[];
  /** Of the mails to them. */
  language?: Locale | undefined;
}

/** @returns the password that they have to change at their first sign-in; `null` where there is such a member already */
export async function makeMember(made: NewMember, payload: Payload): Promise<string | null> {
  if (await findStaff(made.email, { payload })) return null;
  const password = randomPassword();
  await asOperator(payload, async (req) => {
    const { id } = await payload.create({
      collection: 'users',
      data: { ...made, password, must_change_password: true },
      depth: 0,
      overrideAccess: true,
      req,
    });
    const [subject, detail] = [maskedEmail(made.email), `· → ${made.roles.join(', ')}`];
    await recordAct({ act: 'roles', kind: 'users', record: id, subject, detail, actor: null }, req);
  });
  return password;
}

/**
 * Another password, to be changed at the next sign-in; every session and every way to one ends.
 * @returns it, and whose it is; `null` for nobody
 */
export async function givePassword(
  email: string,
  payload: Payload,
): Promise<{ member: StaffRow; password: string } | null> {
  const member = await findStaff(email, { payload });
  if (!member) return null;
  const password = randomPassword();
  await asOperator(payload, async (req) => {
    const { id } = member;
    await payload.update({ collection: 'users', id, data: { password }, depth: 0, overrideAccess: true, req });
    await settlePassword(member, req, true);
    await recordAct(
      { act: 'password', kind: 'users', record: id, subject: maskedEmail(member.email), actor: null },
      req,
    );
  });
  return { member, password };
}

/** @returns whose it was, and whether there was one; `null` for nobody */
export async function takeSecondFactor(
  email: string,
  payload: Payload,
): Promise<{ member: StaffRow; had: boolean } | null> {
  const member = await findStaff(email, { payload });
  return member && { member, had: await asOperator(payload, (req) => resetFactors(member, req, null)) };
}

/** Of the machine. A container may run with a number that has no name. */
function account(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? '?');
  }
}
