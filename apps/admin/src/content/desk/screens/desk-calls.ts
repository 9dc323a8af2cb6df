import type { Trouble } from '../../saving/screens/saved-form.ts';
import { checkSession } from '../../saving/screens/send-save.ts';
import {
  type ConfirmedSources,
  type Desk,
  type DeskAnswer,
  type DeskSave,
  memberHeader,
  type OverruledTexts,
} from '../desk-api.ts';

/** Of a desk, and who asks. */
export interface DeskAddress {
  /** As `/api/posts/7/desk`. */
  address: string;
  /** Of the menus: refusals come in it. */
  language: string;
  user: number;
}

/** A server that is silent for so long is as good as away, in milliseconds. */
const timeout = 15_000;
/** Of a request that may outlive its page, as browsers limit it, in bytes; with room for what they count besides. */
const outliving = 60_000;

/** For good: what lies in the trash may come back, and is asked for again. */
const deleted = 'entry_deleted';
const trashed = 'entry_trashed';

interface Failure {
  trouble: Trouble;
  /** Whether the host may have done all the same what it was asked for. */
  isUnknown: boolean;
  /** Whether the entry lies in the trash. */
  isTrashed?: boolean;
}

export async function readDesk(at: DeskAddress): Promise<{ desk: Desk } | Failure> {
  return callHost(at, { method: 'GET' }).then((got) => ('trouble' in got ? got : { desk: got.answer as Desk }));
}

export async function saveDesk(at: DeskAddress, save: DeskSave): Promise<{ answer: DeskAnswer } | Failure> {
  const body = new Blob([JSON.stringify(save)], { type: 'application/json' });
  const sent = { method: 'POST', body, keepalive: body.size < outliving };
  return callHost(at, sent).then((got) => ('trouble' in got ? got : { answer: got.answer as DeskAnswer }));
}

/** The words that were confirmed once; none where they cannot be had. */
export async function readSources(at: DeskAddress, fingerprints: readonly string[]): Promise<Record<string, string>> {
  const path = `/sources?fingerprints=${fingerprints.map(encodeURIComponent).join(',')}`;
  const got = await callHost({ ...at, address: at.address + path }, { method: 'GET' });
  return 'trouble' in got ? {} : (got.answer as ConfirmedSources).words;
}

/** `null` where they cannot be had. */
export async function readOverruled(at: DeskAddress): Promise<OverruledTexts['overruled'] | null> {
  const got = await callHost({ ...at, address: `${at.address}/overruled` }, { method: 'GET' });
  return 'trouble' in got ? null : (got.answer as OverruledTexts).overruled;
}

/** What does not come through is told once more. */
export async function tellSeen(at: DeskAddress, id: number): Promise<void> {
  await callHost({ ...at, address: `${at.address}/overruled` }, { method: 'POST', body: JSON.stringify({ id }) });
}

/** The desk of an entry in which nobody has written anything is left: what does not come through, the host sees in a week. */
export function tellLeft({ address, user }: DeskAddress): void {
  const headers = { 'Content-Type': 'application/json', [memberHeader]: String(user) };
  void fetch(`${address}/left`, {
    method: 'POST',
    credentials: 'same-origin',
    headers,
    body: '{}',
    keepalive: true,
  }).catch(() => {});
}

/** Any call of the host in the name of this member. */
export async function callHost(
  { address, language, user }: DeskAddress,
  call: RequestInit,
): Promise<{ answer: unknown } | Failure> {
  try {
    const answer = await fetch(address, {
      ...call,
      credentials: 'same-origin',
      headers: {
        'Accept-Language': language,
        Accept: 'application/json',
        'Content-Type': 'application/json',
        [memberHeader]: String(user),
      },
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.ok) return { answer: await answer.json() };
    if (answer.status === 401 || answer.status === 403) {
      const ended = await checkSession(user);
      if (ended) return { trouble: ended, isUnknown: false };
    }
    // One between the browser and the host has answered in its place.
    const isUnknown = answer.status > 500;
    const { code, message } = await refusalOf(answer);
    const kind = code === deleted ? 'gone' : 'refused';
    return { trouble: { kind, message }, isUnknown, isTrashed: code === trashed };
  } catch {
    return { trouble: { kind: 'offline' }, isUnknown: true };
  }
}

/** Of Payload's refusals and of ours. */
async function refusalOf(answer: Response): Promise<{ code?: string; message: string }> {
  const refusal = (await answer.json().catch(() => ({}))) as {
    errors?: { message: string }[];
    error?: { code?: string; message: string };
  };
  return refusal.error ?? { message: refusal.errors?.[0]?.message ?? String(answer.status) };
}
