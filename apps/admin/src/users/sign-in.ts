import { setTimeout as wait } from 'node:timers/promises';
import { addDataAndFileToRequest, AuthenticationError, type Endpoint, type PayloadRequest } from 'payload';
import { AccountLimits, countAttempt, forgetFailures, forgive } from '../accounts/index.ts';
import { ApiError, errorBody, errorStatus } from '../platform/http/error.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { clientHeader, limitKey } from '../platform/http/client-address.ts';
import { isOutage, unavailable } from '../platform/database/database-outage.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { queryIn } from '../platform/database/query.ts';
import { beginSession } from './begin-session.ts';
import { changeOwnPassword } from './guard-passwords.ts';
import { acceptInvitation, mayAskForLink } from './invitations.ts';
import { readLink, refuseDeadLink } from './reset-link.ts';
import type { SignInStep } from './sign-in-step.ts';
import { closeStep, openStep, readStep } from './sign-in-steps.ts';
import { settlePassword } from './staff-mails.ts';
import { findStaff, isStaffPassword, type StaffRow } from './staff-password.ts';
import { replacePassword } from './step-password.ts';

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
        return refusal(error, req);
      }
    },
  });
  return [
    door('/login', signIn),
    door('/forgot-password', mailLink),
    door('/reset-password', resetPassword),
    door('/sign-in/password', stepPassword),
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
  if (!right) throw new AuthenticationError(req.t);
  await forgetFailures(who, { payload });
  return goOn(user!, req);
}

/** What is asked of somebody still; `null` where they are in. */
function nextStep(member: StaffRow): SignInStep | null {
  return member.must_change_password ? { kind: 'password' } : null;
}

/** A session for who has done everything; for others there is none, and the way to the next step. */
async function goOn(member: StaffRow, req: PayloadRequest): Promise<Response> {
  const step = nextStep(member);
  if (!step) return beginSession(member.id, req, req.t('authentication:passed'));
  const headers = { 'Set-Cookie': await openStep(member, req), 'Cache-Control': 'no-store' };
  return Response.json({ step }, { headers });
}

/** `POST /api/users/sign-in/password` with `{ password }`: one of their own, in place of the one that was printed. */
async function stepPassword(req: PayloadRequest): Promise<Response> {
  const open = await readStep(req);
  if (nextStep(open.member)?.kind !== 'password') throw new ApiError('forbidden');
  await replacePassword(open.member, textOf(req, 'password'), req);
  const answer = await goOn((await findStaff(open.member.email, req))!, req);
  answer.headers.append('Set-Cookie', await closeStep(open, req));
  return answer;
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
  return goOn((await findStaff(link.member.email, req))!, req);
}

async function notThere(): Promise<Response> {
  return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 });
}

function clientOf({ headers }: PayloadRequest): string {
  return headers.get(clientHeader) ?? '';
}

function textOf({ data }: PayloadRequest, name: string): string {
  const value: unknown = data?.[name];
  return typeof value === 'string' ? value : '';
}

/** Refusals of ours in the shape that Payload's forms read; its own go their way. */
function refusal(error: unknown, req: PayloadRequest): Response {
  const known = error instanceof ApiError ? error : isOutage(error) ? unavailable(error) : null;
  if (!known) throw error;
  const { error: body } = errorBody(known, interfaceLanguage(req.i18n));
  const { retryAfter } = known.details;
  return Response.json(
    { errors: [{ message: body.message }], error: body },
    { status: errorStatus(known), headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {} },
  );
}
