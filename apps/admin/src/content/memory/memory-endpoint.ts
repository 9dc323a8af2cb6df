import { locales } from '@nasaq/contract';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { writesContent } from '../../platform/staff/access.ts';
import type { Notifier } from '../../platform/database/notifications.ts';
import { memberName } from '../../platform/staff/member-name.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { answerStaffError } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { readableKinds } from '../saving/rights.ts';
import { LiveMemory } from './live-memory.ts';
import { answerMemory, type MemoryAnswer } from './memory-answer.ts';

// One for the process: the config module is loaded by the server and by Next's bundles alike.
const shared = globalThis as typeof globalThis & { nasaqMemory?: LiveMemory };

function memoryOf(payload: Payload): LiveMemory {
  return (shared.nasaqMemory ??= new LiveMemory(() => Promise.resolve(payload)));
}

/**
 * Keeps the memory of this process up to date with what every host stores.
 * @returns forgets it
 */
export async function startMemory(payload: Payload, notifier: Notifier): Promise<() => Promise<void>> {
  const memory = memoryOf(payload);
  await memory.listen(notifier);
  return async () => {
    memory.close();
    delete shared.nasaqMemory;
  };
}

const asked = z.object({
  text: z.string().max(200_000),
  from: z.enum(locales),
  own: z.object({ type: z.string().max(60), id: z.int().nullable(), path: z.string().max(300) }).optional(),
  limit: z.coerce.number().int().min(1).max(20).default(3),
});

/**
 * `GET /api/memory?text=…&from=en&limit=3` answers `MemoryAnswer` to staff who write; `POST /api/memory` the same
 * for texts that are too long for an address, and for a field (`own`: `Unit`) that does not want its own translation.
 */
export const memoryEndpoints: Endpoint[] = [
  { method: 'get', path: '/memory', handler: (req) => answering(req, Object.fromEntries(req.searchParams)) },
  {
    method: 'post',
    path: '/memory',
    handler: async (req) => answering(req, await req.json?.().catch(() => null)),
  },
];

async function answering(req: PayloadRequest, given: unknown): Promise<Response> {
  try {
    if (!req.user) throw new StaffError('unauthorized');
    if (!writesContent(req.user)) throw new StaffError('forbidden');
    const input = asked.safeParse(given);
    if (!input.success)
      throw new StaffError('invalid', { fields: input.error.issues.map(({ path }) => path.join('.')) });
    const { from, limit, own, text } = input.data;
    const matches = answerMemory(await memoryOf(req.payload).ready(), text, from, limit, {
      own,
      kinds: await readableKinds(req),
    });
    const names = await namesOf(req, [...new Set(matches.flatMap(({ origin }) => origin.by ?? []))]);
    const answer: MemoryAnswer = {
      matches: matches.map((match) => ({
        ...match,
        by: match.origin.by === null ? null : (names.get(match.origin.by) ?? null),
      })),
    };
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return answerStaffError(error, req);
  }
}

async function namesOf(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...ids] } },
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: true,
  });
  const language = interfaceLanguage(req.i18n);
  return new Map(docs.map((member) => [member.id as number, memberName(member as never, language)]));
}
