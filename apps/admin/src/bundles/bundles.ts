import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { queryIn } from '../platform/database/query.ts';
import { filesOf } from '../platform/storage/index.ts';
import type { OpenBundle } from './archive/read-bundle.ts';
import { writeBundle, type WrittenBundle } from './archive/write-bundle.ts';
import type { Choice } from './content/choose.ts';
import { type Plan, planImport } from './import/plan.ts';
import { takeBundle, type TakenBundle, type Taking } from './import/take-bundle.ts';
import { originOf } from './origin.ts';

/** A bundle of what was chosen, as it is at one moment. @throws {BundleError} */
export async function exportBundle(payload: Payload, choice: Choice): Promise<WrittenBundle> {
  const origin = await originOf({ payload } as PayloadRequest);
  return atOneMoment(payload, (req) => writeBundle(req, choice, origin));
}

/** What a bundle would change. Nothing is stored. */
export function planBundle(payload: Payload, bundle: OpenBundle): Promise<Plan> {
  return atOneMoment(payload, (req) => planImport(req, bundle));
}

/** Takes what was decided, in one transaction. @throws {BundleError} after which nothing has changed */
export async function importBundle(
  payload: Payload,
  bundle: OpenBundle,
  taking: Omit<Taking, 'written'>,
): Promise<TakenBundle> {
  const written: string[] = [];
  try {
    return await inTransaction(payload, (req) => takeBundle(req, bundle, { ...taking, written }));
  } catch (error) {
    for (const name of written)
      await filesOf('media')
        .remove(name)
        .catch(() => {});
    throw error;
  }
}

/** Reads all that is committed when it begins, and nothing of what comes meanwhile. */
function atOneMoment<T>(payload: Payload, read: (req: PayloadRequest) => Promise<T>): Promise<T> {
  return inTransaction(payload, async (req) => {
    const query = await queryIn(req);
    await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return read(req);
  });
}
