import { setTimeout as wait } from 'node:timers/promises';
import {
  addDataAndFileToRequest,
  AuthenticationError,
  generatePayloadCookie,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { AccountLimits, countAttempt, forgetFailures, forgive } from '../accounts/index.ts';
import { ApiError, errorBody, errorStatus } from '../platform/http/error.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { clientHeader, limitKey } from '../platform/http/client-address.ts';
import { isOutage, unavailable } from '../platform/database/database-outage.ts';
import { beginContentIn, languageCookie } from './language.ts';
import { changeOwnPassword } from './guard-passwords.ts';
import { isLiveLink, refuseDeadLink } from './reset-link.ts';
import { notifyNewPassword } from './staff-mails.ts';
import { findStaff, isStaffPassword, type StaffRow } from './staff-password.ts';
import { beginStaffSession } from './staff-sessions.ts';

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
  const right = await isStaffPassword(await findStaff(email, req), password).catch(async (error: unknown) => {
    await forgive(who, { payload });
    throw error;
  });
  if (!right) throw new AuthenticationError(req.t);
  await forgetFailures(who, { payload });
  const session = await beginStaffSession(email, req, (inner) =>
    payload.login({ collection: 'users', data: { email, password }, depth: 0, overrideAccess: true, req: inner }),
  );
  return signedIn({ ...session, message: req.t('authentication:passed') }, req);
}

/** The answer is the same whoever asks for whom. Payload mails one address once a minute: the mail before is on its way. */
async function mailLink(req: PayloadRequest): Promise<Response> {
  const email = textOf(req, 'email').trim();
  const mail = async () => {
    if (email !== '')
      await req.payload.forgotPassword({ collection: 'users', data: { email }, overrideAccess: true, req });
  };
  await Promise.all([mail(), wait(evenAnswer)]);
  return Response.json({ message: req.t('general:success') });
}

async function resetPassword(req: PayloadRequest): Promise<Response> {
  const [token, password] = [textOf(req, 'token'), textOf(req, 'password')];
  if (!(await isLiveLink(token, req.payload))) throw refuseDeadLink(req);
  const session = await beginStaffSession(token, req, (inner) =>
    req.payload.resetPassword({ collection: 'users', data: { token, password }, overrideAccess: true, req: inner }),
  );
  await notifyNewPassword(session.user as unknown as StaffRow, req);
  return signedIn({ ...session, message: req.t('authentication:passwordResetSuccessfully') }, req);
}

async function notThere(): Promise<Response> {
  return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 });
}

interface SignedIn {
  message: string;
  token?: string | undefined;
  user?: unknown;
}

/** In the language of the account, whatever browser it is. */
async function signedIn(answer: SignedIn, req: PayloadRequest): Promise<Response> {
  const { payload } = req;
  const { id, language } = answer.user as StaffRow;
  await beginContentIn(language ?? interfaceLanguage(req.i18n), id, req);
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token: answer.token ?? '',
  });
  const headers = new Headers({ 'Set-Cookie': cookie });
  if (language) headers.append('Set-Cookie', languageCookie(language, payload));
  return Response.json(answer, { headers });
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
