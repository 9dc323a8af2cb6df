import type { PayloadRequest } from 'payload';
import { countAttempt, deviceOf, forgetFailures } from '../accounts/index.ts';
import { ApiError } from '../platform/http/error.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { maskedEmail } from '../platform/secrets/masked-email.ts';
import { recordAct } from '../platform/staff/audit/record-act.ts';
import { beginSession } from './begin-session.ts';
import { userLabels } from './catalogue/index.ts';
import { looksLikeRecoveryCode, useAppCode, useRecoveryCode } from './factors/codes.ts';
import { beginApp, beginPasskey, confirmApp, confirmPasskey } from './factors/enrol.ts';
import { factorsOf, isProtected } from './factors/factor-rows.ts';
import { notifyOfFactor } from './factors/notices.ts';
import { passkeyOptions, usePasskey } from './factors/passkeys.ts';
import { refuseAt, refusePasskey, textOf } from './request.ts';
import { isSecondFactorRequired } from './security-settings.ts';
import type { SignInStep } from './sign-in-step.ts';
import { closeStep, type OpenStep, openStep, readStep } from './sign-in-steps.ts';
import { findStaff, type StaffRow } from './staff-password.ts';
import { replacePassword } from './step-password.ts';

/** What is asked of somebody still; `null` where they are in. */
async function nextStep(member: StaffRow, isProved: boolean, req: PayloadRequest): Promise<SignInStep | null> {
  const factors = await factorsOf(member.id, req);
  const has = (wanted: 'totp' | 'passkey') => factors.some(({ kind }) => kind === wanted);
  if (isProtected(factors) && !isProved) return { kind: 'second', app: has('totp'), passkey: has('passkey') };
  if (member.must_change_password) return { kind: 'password' };
  // Proved without a factor of ours: by the provider of OpenID Connect, which has asked for several.
  if (!isProtected(factors) && !isProved && (await isSecondFactorRequired(member, req))) return { kind: 'enrol' };
  return null;
}

interface SoFar {
  /** The step that was just done. */
  done?: OpenStep;
  /** Whether the second factor was shown. */
  isProved?: boolean;
  /** What the answer says besides. */
  more?: object;
  /** By which way, for the audit trail; by the password where nothing stands. */
  by?: 'oidc';
}

/** A session for who has done everything; for others there is none, and the way to the next step. */
export async function goOn(
  { email }: StaffRow,
  req: PayloadRequest,
  { by, done, isProved = false, more = {} }: SoFar = {},
): Promise<Response> {
  // As it is now: what was done may have changed it.
  const member = (await findStaff(email, req))!;
  const forgotten = done && (await closeStep(done, req));
  const step = await nextStep(member, isProved, req);
  if (step) {
    const headers = { 'Set-Cookie': await openStep(member, isProved, req), 'Cache-Control': 'no-store' };
    return Response.json({ ...more, step }, { headers });
  }
  const answer = await beginSession(member.id, req, more);
  const subject = deviceOf(req.headers.get('user-agent') ?? '');
  await recordAct({ act: 'signed_in', kind: 'users', record: member.id, subject, detail: by, actor: member }, req);
  if (forgotten) answer.headers.append('Set-Cookie', forgotten);
  return answer;
}

type Handler = (req: PayloadRequest, open: OpenStep) => Promise<Response>;

/** For who is at that step, and no other. */
function at(kind: SignInStep['kind'], handler: Handler) {
  return async (req: PayloadRequest): Promise<Response> => {
    const open = await readStep(req);
    if ((await nextStep(open.member, open.isProved, req))?.kind !== kind) throw new ApiError('forbidden');
    return handler(req, open);
  };
}

/** The doors below `POST /api/users/sign-in`: each takes the cookie of the way in, and answers as `login` does. */
export const steps: [path: string, handler: (req: PayloadRequest) => Promise<Response>][] = [
  ['/password', at('password', ownPassword)],
  ['/code', at('second', code)],
  [
    '/passkey-options',
    at('second', async (req, { id, member }) =>
      json(await passkeyOptions(asked(id), await factorsOf(member.id, req), req)),
    ),
  ],
  ['/passkey', at('second', passkey)],
  ['/new-app', at('enrol', async (req, { id, member }) => json(await beginApp(asked(id), member, req)))],
  ['/new-app/confirm', at('enrol', newApp)],
  [
    '/new-passkey-options',
    at('enrol', async (req, { id, member }) => json(await beginPasskey(asked(id), member, req))),
  ],
  ['/new-passkey', at('enrol', newPasskey)],
];

/** `{ password }`: one of their own, in place of the one that was printed. */
async function ownPassword(req: PayloadRequest, open: OpenStep): Promise<Response> {
  await replacePassword(open.member, textOf(req, 'password'), req);
  await recordAct({ act: 'password', kind: 'users', record: open.member.id, actor: open.member }, req);
  return goOn(open.member, req, { done: open, isProved: open.isProved });
}

/**
 * `{ code }` of the app, or a recovery code. Wrong ones count for the account, whoever sends them: they know the
 * password. A passkey, which nobody can guess, passes meanwhile.
 */
async function code(req: PayloadRequest, open: OpenStep): Promise<Response> {
  const { id } = open.member;
  const typed = textOf(req, 'code');
  const language = interfaceLanguage(req.i18n);
  await countAttempt(`staff ${id} code`, language, req);
  const isRecovery = looksLikeRecoveryCode(typed);
  const right = isRecovery
    ? await useRecoveryCode(id, typed, req)
    : await useAppCode(await factorsOf(id, req), typed, req);
  const { code: label, wrongCode } = userLabels.factors;
  if (!right) await recordFailure(open.member, req);
  if (!right) throw refuseAt('code', { label: label[language], message: wrongCode[language] }, req);
  await forgetFailures(`staff ${id} code`, req);
  if (isRecovery) await notifyOfFactor('recovery', open.member, req);
  return goOn(open.member, req, { done: open, isProved: true });
}

/** `{ response }` of the browser. */
async function passkey(req: PayloadRequest, open: OpenStep): Promise<Response> {
  const factors = await factorsOf(open.member.id, req);
  if (!(await usePasskey(asked(open.id), factors, req.data?.response, req))) {
    await recordFailure(open.member, req);
    throw refusePasskey(req);
  }
  return goOn(open.member, req, { done: open, isProved: true });
}

/** `{ code }` of the app that was just set up. */
async function newApp(req: PayloadRequest, open: OpenStep): Promise<Response> {
  const more = await confirmApp(asked(open.id), open.member, textOf(req, 'code'), req);
  return goOn(open.member, req, { done: open, isProved: true, more });
}

/** `{ response, name }`. */
async function newPasskey(req: PayloadRequest, open: OpenStep): Promise<Response> {
  const made = { name: textOf(req, 'name'), response: req.data?.response };
  const more = await confirmPasskey(asked(open.id), open.member, made, req);
  return goOn(open.member, req, { done: open, isProved: true, more });
}

/** Of somebody who knows the password. */
async function recordFailure({ email, id }: StaffRow, req: PayloadRequest): Promise<void> {
  const subject = maskedEmail(email);
  await recordAct(
    { act: 'sign_in_failed', kind: 'users', record: id, subject, detail: 'second_factor', actor: null },
    req,
  );
}

function asked(step: number): string {
  return `step ${step}`;
}

function json(body: object): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
}
