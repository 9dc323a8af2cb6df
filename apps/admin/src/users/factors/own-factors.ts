import { addDataAndFileToRequest, type CollectionAfterDeleteHook, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { answerStaffError, refuseForeign, staffAction } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import type { OwnFactors } from '../own-factors.ts';
import { requireProof } from '../proof.ts';
import { answerRefusal, textOf } from '../request.ts';
import { isSecondFactorRequired } from '../security-settings.ts';
import { findStaff, type StaffRow } from '../staff-password.ts';
import { newRecoveryCodes } from './codes.ts';
import { beginApp, beginPasskey, confirmApp, confirmPasskey } from './enrol.ts';
import { factorsOf, isProtected, removeAllFactors, removeFactors } from './factor-rows.ts';
import { notifyOfFactor } from './notices.ts';
import { resetFactors } from './reset-factors.ts';

type Act = (req: PayloadRequest, member: StaffRow) => Promise<object>;

/**
 * Of who asks: `GET /api/users/own-factors`, and below it what changes them, with `POST` and the password within the last
 * minutes (`proof.ts`); each answers what there is then, as `OwnFactors`, or what its next call needs.
 */
export const ownFactorEndpoints: Endpoint[] = [
  { method: 'get', path: '/own-factors', handler: (req) => answering(req, describe) },
  change('/app', (req, member) => beginApp(asked(req), member, req)),
  change('/app/confirm', async (req, member) => {
    const { recovery: codes } = await confirmApp(asked(req), member, textOf(req, 'code'), req);
    return { ...(await describe(req, member)), codes };
  }),
  change('/app/remove', (req, member) => removeOne(req, member, { kind: 'totp' })),
  change('/passkey-options', (req, member) => beginPasskey(asked(req), member, req)),
  change('/passkey', async (req, member) => {
    const made = { name: textOf(req, 'name'), response: req.data?.response };
    const { recovery: codes } = await confirmPasskey(asked(req), member, made, req);
    return { ...(await describe(req, member)), codes };
  }),
  change('/passkey/remove', (req, member) => removeOne(req, member, { id: Number(req.data?.id) })),
  change('/recovery', async (req, member) => {
    if (!isProtected(await factorsOf(member.id, req))) throw new StaffError('not_found');
    const codes = await newRecoveryCodes(member.id, req);
    return { ...(await describe(req, member)), codes };
  }),
];

/** `GET /api/users/:id/second-factor` for administrators: `{ protected }`. */
export const colleagueFactorEndpoint: Endpoint = {
  method: 'get',
  path: '/:id/second-factor',
  handler: (req) =>
    answering(req, async () => {
      if (!hasRole(req.user)) throw new StaffError('forbidden');
      return { protected: isProtected(await factorsOf(Number(req.routeParams?.id) || 0, req)) };
    }),
};

/**
 * `POST /api/users/:id/reset-second-factor` for administrators: a colleague has lost theirs. Everything that they had
 * besides the password goes, and their sessions with it: whoever has found the device is out as well.
 */
export const resetFactorEndpoint = staffAction({
  path: '/reset-second-factor',
  input: z.object({}),
  may: (user) => hasRole(user),
  act: async ({ id, req }) => {
    if (Number(req.user.id) === id) throw new StaffError('forbidden');
    await requireProof(req);
    const member = await req.payload.db.findOne<StaffRow>({ collection: 'users', where: { id: { equals: id } }, req });
    if (!member || !(await resetFactors(member, req, req.user))) throw new StaffError('not_found');
    return { protected: false };
  },
});

/** What somebody signed in with goes with them. */
export const forgetFactors: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeAllFactors(Number(id), req);
};

function change(path: string, act: Act): Endpoint {
  return {
    method: 'post',
    path: `/own-factors${path}`,
    handler: (req) =>
      answering(req, async (inner, member) => {
        refuseForeign(inner);
        await requireProof(inner);
        await addDataAndFileToRequest(inner);
        return act(inner, member);
      }),
  };
}

async function answering(req: PayloadRequest, act: Act): Promise<Response> {
  try {
    const member = req.user && (await findStaff(req.user.email ?? '', req));
    if (!member) throw new StaffError('unauthorized');
    return Response.json(await act(req, member), { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof StaffError)) return answerRefusal(error, req);
    return answerStaffError(error, req);
  }
}

async function describe(req: PayloadRequest, member: StaffRow): Promise<OwnFactors> {
  const factors = await factorsOf(member.id, req);
  return {
    app: factors.some(({ kind }) => kind === 'totp'),
    passkeys: factors
      .filter(({ kind }) => kind === 'passkey')
      .map(({ created_at: added, id, name, used_at: used }) => ({
        id,
        name: name ?? '',
        addedAt: added.toISOString(),
        usedAt: used?.toISOString() ?? null,
      })),
    recovery: factors.filter(({ kind }) => kind === 'recovery').length,
    required: await isSecondFactorRequired(member, req),
  };
}

/** The last one takes the recovery codes along: they stand in for something. */
async function removeOne(
  req: PayloadRequest,
  member: StaffRow,
  which: { id: number } | { kind: 'totp' },
): Promise<OwnFactors> {
  const { headers, i18n, payload, t } = req;
  await inTransaction(payload, async (inner) => {
    const within = Object.assign(inner, { headers, i18n, t });
    if ((await removeFactors(member.id, which, within)) === 0) throw new StaffError('not_found');
    if (!isProtected(await factorsOf(member.id, within))) {
      if (await isSecondFactorRequired(member, within)) throw new StaffError('factor_required');
      await removeAllFactors(member.id, within);
    }
    await notifyOfFactor('removed', member, within);
  });
  return describe(req, member);
}

function asked({ user }: PayloadRequest): string {
  return `session ${(user as { _sid?: string } | null)?._sid ?? ''}`;
}
