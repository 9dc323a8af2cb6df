import type { Locale } from '@nasaq/contract';
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { countAttempt, forgetFailures, weaknessOf } from '../accounts/index.ts';
import { ApiError } from '../platform/http/error.ts';
import { recordAct } from '../platform/staff/audit/record-act.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { findStaff, isStaffPassword, randomPassword } from './staff-password.ts';
import { userLabels } from './catalogue/index.ts';
import { staffTransaction } from '../platform/staff/staff-action.ts';

interface Saved {
  name?: unknown;
  email?: unknown;
  password?: unknown;
  /** Of who saves; never stored. */
  present_password?: unknown;
  token?: unknown;
}

/** The parts of what an operation is called with, as far as passwords are concerned. */
interface Called {
  id?: number | string;
  data?: Saved;
  overrideAccess?: boolean;
}

/**
 * Passwords of staff obey the customers' rules, however they are set. A session alone, which may have been left open,
 * changes neither a password nor an address: that takes the present password of who acts. A password is never part of
 * what a form of the CMS saves: its form keeps what was refused, and would send it again with the next save. One's own
 * has a door to itself (`changeOwnPassword`); a colleague's is set by nobody, they get a link.
 */
export const guardPasswords: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // What comes over the REST interface says nothing of it; calls of ours say true.
  const { data, id, overrideAccess = false } = args as Called;
  if (!data) return;
  if (operation === 'create') return fillIn(data, req);
  if (operation === 'resetPassword') return refuseWeak(data, await ownerOfLink(data.token, req), req);
  if (operation !== 'update') return;
  const stored = id === undefined ? null : await ownerWith({ id: { equals: id } }, req);
  if (data.password) {
    if (!overrideAccess) throw refuse('password', String(req.user?.id) === String(id) ? 'apart' : 'others', req);
    refuseWeak(data, stored, req);
    // Its owner is told once it is stored (staff-mails.ts).
    req.context.newPassword = true;
  }
  const moves = typeof data.email === 'string' && data.email.trim().toLowerCase() !== stored?.email;
  if (moves && !overrideAccess) await provePresent(data.present_password, req);
};

/** Whoever is made without a password gets one that nobody knows, until the link in the invitation is followed. */
function fillIn(data: Saved, req: PayloadRequest): void {
  if (data.password) refuseWeak(data, null, req);
  else data.password = randomPassword();
}

interface Owner {
  name: string;
  email: string;
}

function ownerWith(where: object, { payload, transactionID }: PayloadRequest): Promise<Owner | null> {
  return payload.db.findOne<Owner & { id: number }>({
    collection: 'users',
    where: where as never,
    req: { transactionID },
  });
}

async function ownerOfLink(token: unknown, req: PayloadRequest): Promise<Owner | null> {
  return typeof token === 'string' && token !== '' ? ownerWith({ resetPasswordToken: { equals: token } }, req) : null;
}

/** @throws {ValidationError} on `password` for what others would guess; what is not being changed is as it is stored */
export function refuseWeak({ email, name, password }: Saved, stored: Owner | null, req: PayloadRequest): void {
  const owner = { email: String(email ?? stored?.email ?? ''), name: String(name ?? stored?.name ?? '') };
  const weakness = weaknessOf(typeof password === 'string' ? password : '', owner, interfaceLanguage(req.i18n));
  if (weakness) throw invalid('password', weakness, req);
}

/**
 * Attempts count as those of signing in do, for whoever acts.
 * @throws {ValidationError} on `present_password`
 */
export async function provePresent(typed: unknown, req: PayloadRequest): Promise<void> {
  const { payload, user } = req;
  const actor = user && (await findStaff(user.email ?? '', req));
  if (!actor || typeof typed !== 'string' || typed === '') throw refuse('present_password', 'missing', req);
  try {
    await countAttempt(`staff ${actor.id} present`, interfaceLanguage(req.i18n), { payload });
  } catch (error) {
    if (error instanceof ApiError) throw invalid('present_password', error.details.message ?? error.message, req);
    throw error;
  }
  if (!(await isStaffPassword(actor, typed))) throw refuse('present_password', 'wrong', req);
  await forgetFailures(`staff ${actor.id} present`, { payload });
}

const sentences: Record<'missing' | 'wrong' | 'apart' | 'others', Record<Locale, string>> = userLabels.guardPasswords
  .sentence;

type Guarded = 'password' | 'present_password';

function refuse(path: Guarded, why: keyof typeof sentences, req: PayloadRequest): ValidationError {
  return invalid(path, sentences[why][interfaceLanguage(req.i18n)], req);
}

const labels: Record<Guarded, Record<Locale, string>> = userLabels.guardPasswords.label;

function invalid(path: Guarded, message: string, req: PayloadRequest): ValidationError {
  return new ValidationError(
    { collection: 'users', errors: [{ path, message, label: labels[path][interfaceLanguage(req.i18n)] }] },
    req.t,
  );
}

/**
 * `POST /api/users/own-password` with `{ present_password, password }`: another password of who asks, apart from
 * everything else in their account. It ends their other sessions, and they are told by mail. A refusal names the field.
 */
export async function changeOwnPassword(req: PayloadRequest): Promise<Response> {
  const { data, payload, user } = req;
  const stored = user && (await findStaff(user.email ?? '', req));
  if (!stored) throw new ApiError('unauthorized');
  const { password, present_password } = (data ?? {}) as { password?: unknown; present_password?: unknown };
  refuseWeak({ password }, stored, req);
  await provePresent(present_password, req);
  await staffTransaction(Object.assign(req, { user }), async (inner) => {
    const { id, updatedAt } = stored;
    await payload.update({
      collection: 'users',
      id,
      data: { password: password as string },
      depth: 0,
      overrideAccess: true,
      req: inner,
    });
    // Nothing that an open form shows has changed: it is not to be told that it is out of date.
    await payload.db.updateOne({ collection: 'users', id, data: { updatedAt }, req: inner, returning: false });
  });
  await recordAct({ act: 'password', kind: 'users', record: stored.id, actor: stored }, req);
  return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
}
