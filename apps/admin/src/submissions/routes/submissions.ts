import {
  partOfKind,
  submissionKinds,
  submissionRequestSchema,
  type Receipt,
  type SubmissionKind,
} from '@nasaq/contract';
import { Hono, type Context } from 'hono';
import { optionalAccount, refuseBanned, refuseBannedAddress } from '../../accounts/index.ts';
import { clientAddress, senderHash } from '../../platform/http/client-address.ts';
import { retryWhileDatabaseIsDown } from '../../platform/database/database-outage.ts';
import type { Defence } from '../intake/defence.ts';
import { type StoredSubmission, derivedKeys, findByKey } from '../intake/submission-key.ts';
import { readSubmission } from '../intake/read-submission.ts';
import { writtenIn } from '../record/rich-value.ts';
import { statusKey } from '../record/submission-facts.ts';
import { storeSubmission } from '../intake/store-submission.ts';
import type { Api } from '../../platform/http/api.ts';
import { admitPart } from '../../platform/http/refuse-off.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { limitBody, noStore, ownOrigin, readBody, readToEnd } from '../../platform/http/body.ts';

const maxBodyBytes = 1_500_000;
const dayLength = 24 * 60 * 60 * 1_000;

/** `POST contacts|feedback|reports|orders|applications`: 201 with the receipt, 200 where it was stored before. */
export function submissionRoutes(api: Api, defence: Defence): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  for (const kind of submissionKinds) {
    app.post(`/${kind}`, noStore, readToEnd, ownOrigin, limitBody(maxBodyBytes), (c) => receive(c, kind, api, defence));
  }
  return app;
}

async function receive(c: Context<ApiEnv>, kind: SubmissionKind, api: Api, defence: Defence): Promise<Response> {
  const address = clientAddress(c);
  await defence.admitRequest(address);
  const { payload, locale } = await api.reading(c);
  const request = await readBody(c, submissionRequestSchema).catch(async (error: unknown) => {
    // What nobody could have sent before is told like everything else of a part that is off.
    await admitPart(partOfKind[kind], payload);
    throw error;
  });

  // What was stored once is answered whatever has changed since: a job that closed, a limit that is reached.
  const given = request.key?.toLowerCase();
  const repeated = given ? await retryWhileDatabaseIsDown(() => findByKey(kind, [given], payload)) : null;
  if (repeated) return answer(c, kind, repeated, 200);

  await admitPart(partOfKind[kind], payload);
  const signedIn = await optionalAccount(c, payload);
  if (kind === 'orders' && signedIn) refuseBanned(signedIn.account, locale);
  const submission = await retryWhileDatabaseIsDown(() => readSubmission(kind, request, locale, payload));
  const sender = senderHash(address);
  let key = given;
  if (!key) {
    const keys = await retryWhileDatabaseIsDown(() => derivedKeys(submission, sender, payload));
    const since = new Date(Date.now() - dayLength);
    const earlier = await retryWhileDatabaseIsDown(() => findByKey(kind, keys, payload, since));
    if (earlier) return answer(c, kind, earlier, 200);
    key = keys[0]!;
  }

  const spam = await defence.admitSubmission(address, { ...request, written: writtenIn(submission.row) });
  // After the limits: nobody finds out by trying which addresses are blocked.
  if (kind === 'orders')
    await retryWhileDatabaseIsDown(() => refuseBannedAddress(submission.row.email, locale, payload));
  const stored = await storeSubmission(
    { submission, key, sender, spam, account: signedIn?.account.id ?? null },
    payload,
  );
  return answer(c, kind, stored, stored.repeated ? 200 : 201);
}

function answer(c: Context<ApiEnv>, kind: SubmissionKind, stored: StoredSubmission, status: 200 | 201): Response {
  const receipt: Receipt = {
    kind,
    reference: stored.reference,
    statusKey: statusKey(kind, stored.reference),
    receivedAt: new Date(stored.createdAt).toISOString(),
  };
  return c.json({ data: receipt }, status);
}
