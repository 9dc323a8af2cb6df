import { setTimeout as wait } from 'node:timers/promises';
import {
  readReference,
  statusActionSchema,
  statusCodeLimits,
  statusCodeRequestSchema,
  statusRequestSchema,
  type Locale,
} from '@nasaq/contract';
import { Hono, type Context } from 'hono';
import type { Payload } from 'payload';
import { clientAddress } from '../../platform/http/client-address.ts';
import { isReadOnly } from '../../platform/payload/read-only.ts';
import { retryWhileDatabaseIsDown, unavailable } from '../../platform/database/database-outage.ts';
import type { Defence } from '../intake/defence.ts';
import { isStatusKey } from '../record/submission-facts.ts';
import { askForDeletion, withdraw } from '../status/applicant-actions.ts';
import { findByReference, type FollowedSubmission } from '../status/find-by-reference.ts';
import { presentStatus } from '../status/present-status.ts';
import { mailCode, useCode } from '../status/status-code.ts';
import type { Api } from '../../platform/http/api.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { limitBody, noStore, ownOrigin, readBody, readToEnd } from '../../platform/http/body.ts';
import { submissionLabels } from '../catalogue/index.ts';

const maxBodyBytes = 4_096;
/** Milliseconds that the answer to a request for a code takes at least, whether a mail was queued or not. */
const evenAnswer = 250;

/** `POST status/code`, `POST status`, `POST status/withdraw`, `POST status/deletion`. */
export function statusRoutes(api: Api, defence: Defence): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>().use('*', noStore, readToEnd, ownOrigin, limitBody(maxBodyBytes));
  const enter = async (c: Context<ApiEnv>) => {
    await defence.admitRequest(clientAddress(c));
    return api.reading(c);
  };
  return app
    .post('/code', async (c) => {
      const { payload } = await enter(c);
      const { reference } = await readBody(c, statusCodeRequestSchema);
      const another = await defence.codes.admit(readReference(reference) ?? reference, clientAddress(c));
      await Promise.all([another && retryWhileDatabaseIsDown(() => mailCodes(reference, payload)), wait(evenAnswer)]);
      return c.json({ data: statusCodeLimits });
    })
    .post('/', async (c) => {
      const { payload, locale } = await enter(c);
      const { reference, code, key } = await readBody(c, statusRequestSchema);
      // A code is used up by being used.
      if (code && isReadOnly()) throw unavailable(undefined);
      const found = await retryWhileDatabaseIsDown(() => findByReference(reference, payload));
      const opened = openWithKey(found, key) ?? (code ? await openWithCode(found, code, payload) : undefined);
      if (!opened) throw refuseCode(locale);
      return c.json({ data: await presentStatus(opened, payload, locale) });
    })
    .post('/withdraw', (c) => act(c, enter, withdraw))
    .post('/deletion', (c) => act(c, enter, askForDeletion));
}

/** An action of who holds the key, answered by the status that follows from it. */
async function act(
  c: Context<ApiEnv>,
  enter: (c: Context<ApiEnv>) => Promise<{ payload: Payload; locale: Locale }>,
  action: (submission: FollowedSubmission, payload: Payload) => Promise<void>,
): Promise<Response> {
  const { payload, locale } = await enter(c);
  const { reference, key } = await readBody(c, statusActionSchema);
  const load = async () => openWithKey(await findByReference(reference, payload), key);
  const status = await retryWhileDatabaseIsDown(async () => {
    const submission = await load();
    if (!submission) throw refuseCode(locale);
    await action(submission, payload);
    return presentStatus((await load()) ?? submission, payload, locale);
  });
  return c.json({ data: status });
}

async function mailCodes(reference: string, payload: Payload): Promise<void> {
  for (const submission of await findByReference(reference, payload)) await mailCode(submission, payload);
}

function openWithKey(found: readonly FollowedSubmission[], key = ''): FollowedSubmission | undefined {
  return found.find(({ kind, reference }) => isStatusKey(key, kind, reference));
}

async function openWithCode(
  found: readonly FollowedSubmission[],
  code: string,
  payload: Payload,
): Promise<FollowedSubmission | undefined> {
  for (const submission of found) if (await useCode(submission, code, payload)) return submission;
  return undefined;
}

const wrongCode: Record<Locale, string> = submissionLabels.status.wrongCode;

/** One answer for a wrong code, an expired one, too many attempts, a wrong key and an unknown reference. */
function refuseCode(locale: Locale): ApiError {
  return new ApiError('invalid', 'code', {
    failures: [{ field: 'code', rule: 'code', message: wrongCode[locale], messageAr: wrongCode.ar }],
  });
}
