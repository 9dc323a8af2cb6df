import type { PayloadRequest } from 'payload';
import { env } from '../../env.ts';
import { ApiError } from '../../platform/http/error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { loadCompany } from '../../platform/company/company.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { userLabels } from '../catalogue/index.ts';
import { refuseAt, refusePasskey } from '../request.ts';
import type { StaffRow } from '../staff-password.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { addApp, describeApp, newAppSecret, newRecoveryCodes, type NewApp, stepOfCode } from './codes.ts';
import { factorsOf, isProtected } from './factor-rows.ts';
import { notifyOfFactor } from './notices.ts';
import { addPasskey, newPasskeyOptions } from './passkeys.ts';

/** With their first factor, somebody gets the codes that stand in for it once it is lost. */
export interface Enrolled {
  recovery: string[];
}

const longestName = 60;

/** What an app is set up with; nothing is stored before its first code has come. */
export async function beginApp(asked: string, { email }: StaffRow, req: PayloadRequest): Promise<NewApp> {
  const secret = newAppSecret();
  await keepChallenge(asked, 'new app', secret, req);
  return describeApp(secret, await issuer(req), email);
}

/** @throws {ValidationError} on `code` */
export async function confirmApp(
  asked: string,
  member: StaffRow,
  code: string,
  req: PayloadRequest,
): Promise<Enrolled> {
  const language = interfaceLanguage(req.i18n);
  const secret = await takeChallenge(asked, 'new app', req);
  if (secret === null) throw new ApiError('forbidden', undefined, { message: userLabels.signInSteps.over[language] });
  const step = stepOfCode(secret, code);
  if (step === null) {
    await keepChallenge(asked, 'new app', secret, req);
    const { code: label, wrongCode } = userLabels.factors;
    throw refuseAt('code', { label: label[language], message: wrongCode[language] }, req);
  }
  return withCodes(member, req, (inner) => addApp(member.id, secret, step, inner));
}

export async function beginPasskey(asked: string, member: StaffRow, req: PayloadRequest): Promise<object> {
  const factors = await factorsOf(member.id, req);
  return newPasskeyOptions(asked, member, { factors, rpName: await issuer(req) }, req);
}

/** @throws {ApiError} `forbidden` for an answer that is not that of the browser that was asked */
export async function confirmPasskey(
  asked: string,
  member: StaffRow,
  { name, response }: { name: string; response: unknown },
  req: PayloadRequest,
): Promise<Enrolled> {
  const made = { name: name.trim().slice(0, longestName), response };
  return withCodes(member, req, async (inner) => {
    if (await addPasskey(asked, member.id, made, inner)) return;
    throw refusePasskey(req);
  });
}

async function withCodes(
  member: StaffRow,
  { headers, i18n, payload, t }: PayloadRequest,
  add: (req: PayloadRequest) => Promise<void>,
): Promise<Enrolled> {
  return inTransaction(payload, async (inner) => {
    const req = Object.assign(inner, { headers, i18n, t });
    const isFirst = !isProtected(await factorsOf(member.id, req));
    await add(req);
    await notifyOfFactor('added', member, req);
    return { recovery: isFirst ? await newRecoveryCodes(member.id, req) : [] };
  });
}

/** What apps and browsers call the host. Letters that every app can show. */
async function issuer({ payload }: PayloadRequest): Promise<string> {
  const { name } = await loadCompany('en', payload);
  return (name || new URL(env.siteUrl).hostname).replaceAll(':', ' ');
}
