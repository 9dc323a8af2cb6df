import { setTimeout as wait } from 'node:timers/promises';
import { addDataAndFileToRequest, AuthenticationError, type Endpoint, type PayloadRequest } from 'payload';
import { AccountLimits, countAttempt, forgetFailures, forgive } from '../accounts/index.ts';
import { maskedEmail } from '../platform/secrets/masked-email.ts';
import { recordAct } from '../platform/staff/audit/record-act.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { limitKey } from '../platform/http/client-address.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { queryIn } from '../platform/database/query.ts';
import { changeOwnPassword } from './guard-passwords.ts';
import { acceptInvitation, mayAskForLink } from './invitations.ts';
import { answerRefusal, clientOf, textOf } from './request.ts';
import { readLink, refuseDeadLink } from './reset-link.ts';
import { settlePassword } from './staff-mails.ts';
import { findStaff, isStaffPassword } from './staff-password.ts';
import { beginOidc, endOidc } from './oidc/doors.ts';
import { proofs } from './proof.ts';
import { goOn, steps } from './way-in.ts';

/** Milliseconds that the answer to a request for a link takes at least, whether a mail was queued or not. */
const evenAnswer = 400;

/**
 * How staff get in, below `/api/users`, in place of Payload's own: customers' limits and back-off, and one answer in one
 * time for known and unknown addresses. Failures count for an address together with the client that tries, so that
 * nobody can keep somebody else out.
 */
export function staffDoors(limits = new AccountLimits()): Endpoint[] {
  const door = (path: string, handler: (req: PayloadRequest) => Promise<Response>): Endpoint => ({
    method: 'post',
    path,
    handler: async (req) => {
      try {
        await limits.admitAttempt(clientOf(req), req.payload);
        await addDataAndFileToRequest(req);
        return await handler(req);
      } catch (error) {
        return answerRefusal(error, req);
      }
    },
  });
  return [
    door('/login', signIn),
    door('/forgot-password', mailLink),
    door('/reset-password', resetPassword),
    door('/sign-in/oidc/begin', beginOidc),
    door('/sign-in/oidc', (req) =>
      endOidc(req, (member, isProved, more) => goOn(member, req, { by: 'oidc', isProved, more })),
    ),
    ...steps.map(([path, handler]) => door(`/sign-in${path}`, handler)),
    ...proofs.map(([path, handler]) => door(`/prove${path}`, handler)),
    door('/own-password', changeOwnPassword),
    // No count locks anybody, and no address waits to be verified: Payload's doors for both would only tell who exists.
    door('/unlock', notThere),
    door('/verify/:id', notThere),
  ];
}

async function signIn(req: PayloadRequest): Promise<Response> {
  const { payload } = req;
  const [email, password] = [textOf(req, 'email').trim().toLowerCase(), textOf(req, 'password')];
  const who = `staff ${email} ${limitKey(clientOf(req))}`;
  await countAttempt(who, interfaceLanguage(req.i18n), { payload });
  const user = await findStaff(email, req);
  const right = await isStaffPassword(user, password).catch(async (error: unknown) => {
    await forgive(who, { payload });
    throw error;
  });
  if (!right) {
    await recordAct(
      { act: 'sign_in_failed', kind: 'users', record: user?.id, subject: maskedEmail(email), actor: null },
      req,
    );
    throw new AuthenticationError(req.t);
  }
  await forgetFailures(who, { payload });
  return goOn(user!, req);
}

/** The answer is the same whoever asks for whom. Payload mails one address once a minute: the mail before is on its way. */
async function mailLink(req: PayloadRequest): Promise<Response> {
  const email = textOf(req, 'email').trim();
  const mail = async () => {
    if (mayAskForLink(await findStaff(email, req)))
      await req.payload.forgotPassword({ collection: 'users', data: { email }, overrideAccess: true, req });
  };
  await Promise.all([mail(), wait(evenAnswer)]);
  return Response.json({ message: req.t('general:success') });
}

/** The link in a mail: a password, and from who was invited how they are called and which language they read. */
async function resetPassword(req: PayloadRequest): Promise<Response> {
  const { payload, headers, i18n, t } = req;
  const [token, password] = [textOf(req, 'token'), textOf(req, 'password')];
  const link = await readLink(token, payload);
  if (!link) throw refuseDeadLink(req);
  const invited = link.invited ? acceptInvitation(req) : {};
  await inTransaction(payload, async (inner) => {
    const within = Object.assign(inner, { headers, i18n, t });
    await payload.resetPassword({
      collection: 'users',
      data: { token, password },
      overrideAccess: true,
      req: within,
    });
    // Payload begins a session with it: what else signing in asks for would be passed by.
    const query = await queryIn(within);
    await query('DELETE FROM users_sessions WHERE _parent_id = $1', [link.member.id]);
    if (link.invited)
      await payload.update({
        collection: 'users',
        id: link.member.id,
        data: invited,
        depth: 0,
        overrideAccess: true,
        req: within,
      });
    await settlePassword(link.member, within);
  });
  await recordAct({ act: 'password', kind: 'users', record: link.member.id, actor: link.member }, req);
  return goOn(link.member, req);
}

async function notThere(): Promise<Response> {
  return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 });
}
