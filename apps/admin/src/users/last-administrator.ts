import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { hasRole } from '../platform/staff/access.ts';
import { Refusal } from '../platform/payload/refusal.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { lockInTransaction } from '../platform/database/advisory-locks.ts';
import { queryIn } from '../platform/database/query.ts';
import { userLabels } from './catalogue/index.ts';

const sentences = userLabels.lastAdministrator.sentences;

const labels = userLabels.words.roles;

/** The last administrator keeps that role. @throws {ValidationError} at the field */
export const keepLastAdministrator: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const loses = hasRole(originalDoc) && 'roles' in data && !hasRole(data);
  if (loses && (await isLast(originalDoc.id as number, req))) {
    const language = interfaceLanguage(req.i18n);
    const error = { path: 'roles', message: sentences[language], label: labels[language] };
    throw new ValidationError({ collection: 'users', errors: [error] }, req.t);
  }
  return data;
};

/** …and stays. @throws {Refusal} 409 */
export const stayLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isLast(Number(id), req)) throw new Refusal(sentences[interfaceLanguage(req.i18n)], 409);
};

/** Asked by one at a time: of two who take the role from each other, the second is refused. */
async function isLast(id: number, req: PayloadRequest): Promise<boolean> {
  await lockInTransaction(req, 'administrators');
  const query = await queryIn(req);
  const rows = await query<{ parent_id: number }>("SELECT DISTINCT parent_id FROM users_roles WHERE value = 'admin'");
  return rows.length === 1 && rows[0]!.parent_id === id;
}
