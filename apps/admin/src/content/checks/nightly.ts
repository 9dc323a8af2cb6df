import { contentTypes } from '@nasaq/contract';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { lockInTransaction } from '../../platform/database/advisory-locks.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type Query, queryIn } from '../../platform/database/query.ts';
import { repeat } from '../../platform/payload/repeat.ts';
import { companyTimeZone } from '../entry/company-time-zone.ts';
import type { Target } from '../saving/newest.ts';
import { checkDocument, openFindings } from './check-document.ts';
import { keepFindings } from './kept-findings.ts';

/** How often it is looked whether it is night. */
const interval = 20 * 60_000;
/** Hours of the company's clock in which everything is gone over. */
const night = { from: 2, until: 5 };
/** Milliseconds within which nobody goes over everything again. */
const pause = 12 * 60 * 60_000;

/**
 * Goes over every document each night, on whichever host looks first.
 * @returns the function that ends it, between two documents
 */
export function startNightlyChecks(payload: Payload): () => Promise<void> {
  return repeat(payload, {
    job: 'nightly-checks',
    every: interval,
    failed: 'The nightly checks have failed; they are tried again tomorrow.',
    run: async (signal) => {
      if ((await isNight(payload, new Date())) && (await takeTurn(payload, new Date())))
        await checkEverything(payload, signal);
    },
  });
}

export async function isNight(payload: Payload, now: Date): Promise<boolean> {
  const timeZone = await companyTimeZone(payload);
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric' }).format(now));
  return hour >= night.from && hour < night.until;
}

/** In Payload's table of single values: when everything was last gone over, in ISO, so that of several hosts one does it. */
const key = 'nasaq-nightly-checks';

/** Of several hosts one goes over everything. @returns whether it is this one */
export function takeTurn(payload: Payload, now: Date): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    await lockInTransaction(req, 'nightlyChecks');
    const query = await queryIn(req);
    const before = await lastNight(query);
    if (before && now.getTime() - Date.parse(before) < pause) return false;
    await query(
      `INSERT INTO payload_kv (key, data) VALUES ($1, to_jsonb($2::text))
       ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
      [key, now.toISOString()],
    );
    return true;
  });
}

/** ISO; `null` before the first night. */
export async function lastNight(query: Query): Promise<string | null> {
  const [row] = await query<{ data: string }>('SELECT data FROM payload_kv WHERE key = $1', [key]);
  return row?.data ?? null;
}

const collections = [...contentTypes, 'categories', 'tags', 'authors'] as const;
const globals = ['home', 'about', 'care', 'site'] as const;

/** Every document that editors write, the trash left out. */
export async function allTargets(payload: Payload): Promise<Target[]> {
  const targets: Target[] = globals.map((global) => ({ global }));
  for (const collection of collections) {
    const { docs } = await payload.db.find<{ id: number }>({
      collection: collection as CollectionSlug,
      where: { deletedAt: { exists: false } },
      select: {},
      sort: 'id',
      limit: 0,
      pagination: false,
      req: {} as PayloadRequest,
    });
    targets.push(...docs.map(({ id }) => ({ collection, id })));
  }
  return targets;
}

/**
 * Checks the newest draft of everything and keeps what is found.
 * @param signal ends it between two documents
 * @returns how many documents were gone over
 */
export async function checkEverything(payload: Payload, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (const target of await allTargets(payload)) {
    if (signal?.aborted) break;
    const req = { payload } as PayloadRequest;
    const checked = await checkDocument(req, target);
    if (!checked) continue;
    await inTransaction(payload, (inner) => keepFindings(inner, target, openFindings(checked)));
    done += 1;
  }
  return done;
}
