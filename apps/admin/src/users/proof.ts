import type { Endpoint, PayloadRequest } from 'payload';
import { queryFor } from '../platform/database/query.ts';
import { ApiError } from '../platform/http/error.ts';
import { Refusal } from '../platform/payload/refusal.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { answerStaffError } from '../platform/staff/staff-action.ts';
import { StaffError, staffErrorMessage } from '../platform/staff/staff-error.ts';
import { factorsOf } from './factors/factor-rows.ts';
import { passkeyOptions, usePasskey } from './factors/passkeys.ts';
import { provePresent } from './guard-passwords.ts';
import { refusePasskey, textOf } from './request.ts';

/** Minutes for which a password or passkey counts that somebody has shown in this session. */
const lasts = 10;

/** Whether who asks has shown within the last minutes that it is they who sit there: a session may have been left open. */
async function isProved(req: PayloadRequest): Promise<boolean> {
  if (!req.user) return false;
  const query = await queryFor(req);
  const rows = await query(
    `SELECT 1 FROM users_sessions WHERE id = $1 AND _parent_id = $2 AND proved_at > now() - make_interval(mins => $3)`,
    [sessionOf(req), req.user.id, lasts],
  );
  return rows.length > 0;
}

/**
 * @throws {StaffError} `proof_required`, after which the screen asks for the password and tries again; `passkey` says
 * whether one would do
 */
export async function requireProof(req: PayloadRequest): Promise<void> {
  if (await isProved(req)) return;
  const factors = req.user ? await factorsOf(Number(req.user.id), req) : [];
  throw new StaffError('proof_required', { passkey: factors.some(({ kind }) => kind === 'passkey') });
}

/**
 * The same within Payload's operations, for who acts; what the host does by itself needs none.
 * @throws {Refusal} which Payload's interface tells with `code` and `passkey` in its `data`
 */
export async function requireProofToSave(req: PayloadRequest): Promise<void> {
  if (!req.user) return;
  try {
    await requireProof(req);
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    const { code, details } = error;
    throw new Refusal(staffErrorMessage(code, interfaceLanguage(req.i18n)), 403, { code, ...details });
  }
}

/** `GET /api/users/proved`: nothing where who asks has shown a password of late, else the refusal. For downloads. */
export const provedEndpoint: Endpoint = {
  method: 'get',
  path: '/proved',
  handler: async (req) => {
    try {
      if (!req.user) throw new StaffError('unauthorized');
      await requireProof(req);
      return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      return answerStaffError(error, req);
    }
  },
};

/** The doors below `POST /api/users/prove`: `{ present_password }`, or a passkey. */
export const proofs: [path: string, handler: (req: PayloadRequest) => Promise<Response>][] = [
  ['', byPassword],
  ['/passkey-options', byPasskeyOptions],
  ['/passkey', byPasskey],
];

async function byPassword(req: PayloadRequest): Promise<Response> {
  memberOf(req);
  await provePresent(textOf(req, 'present_password'), req);
  return proved(req);
}

async function byPasskeyOptions(req: PayloadRequest): Promise<Response> {
  const factors = await factorsOf(memberOf(req), req);
  return Response.json(await passkeyOptions(asked(req), factors, req), { headers: { 'Cache-Control': 'no-store' } });
}

async function byPasskey(req: PayloadRequest): Promise<Response> {
  const factors = await factorsOf(memberOf(req), req);
  if (!(await usePasskey(asked(req), factors, req.data?.response, req))) throw refusePasskey(req);
  return proved(req);
}

async function proved(req: PayloadRequest): Promise<Response> {
  const query = await queryFor(req);
  await query('UPDATE users_sessions SET proved_at = now() WHERE id = $1 AND _parent_id = $2', [
    sessionOf(req),
    req.user!.id,
  ]);
  return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
}

function memberOf({ user }: PayloadRequest): number {
  if (!user) throw new ApiError('unauthorized');
  return Number(user.id);
}

function sessionOf({ user }: PayloadRequest): string {
  return (user as { _sid?: string } | null)?._sid ?? '';
}

function asked(req: PayloadRequest): string {
  return `proof ${sessionOf(req)}`;
}
