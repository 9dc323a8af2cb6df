import { type PayloadRequest, ValidationError } from 'payload';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { userLabels } from './catalogue/index.ts';
import { refuseWeak } from './guard-passwords.ts';
import { settlePassword } from './staff-mails.ts';
import { isStaffPassword, type StaffRow } from './staff-password.ts';

/**
 * Another password for who was given one, which ends all of their sessions.
 * @throws {ValidationError} on `password`, also for the same one once more
 */
export async function replacePassword(member: StaffRow, password: string, req: PayloadRequest): Promise<void> {
  refuseWeak({ password }, member, req);
  const language = interfaceLanguage(req.i18n);
  if (await isStaffPassword(member, password)) {
    const { label, sentence } = userLabels.guardPasswords;
    const error = { path: 'password', message: sentence.same[language], label: label.password[language] };
    throw new ValidationError({ collection: 'users', errors: [error] }, req.t);
  }
  await inTransaction(req.payload, async (inner) => {
    const { i18n, t } = req;
    const within = Object.assign(inner, { i18n, t });
    const { id } = member;
    await req.payload.update({
      collection: 'users',
      id,
      data: { password },
      depth: 0,
      overrideAccess: true,
      req: within,
    });
    await settlePassword(member, within);
  });
}
