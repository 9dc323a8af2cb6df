import type { Doc } from '../merge.ts';
import type { FormBase } from '../form-base.ts';
import type { Trouble } from './saved-form.ts';

interface Save {
  address: string;
  method: 'PATCH' | 'POST';
  language: string;
  /** Whose form it is. */
  user: number;
  values: Doc;
}

/** A server that is silent for so long is as good as away, in milliseconds. */
const timeout = 15_000;
/** Of a request that may outlive its page, as browsers limit it, in bytes; with room for what they count besides. */
const outliving = 60_000;

/** Saves what a form has without the form, as its own autosave does; `null` where all of it is stored. */
export async function sendSave({ address, language, method, user, values }: Save): Promise<Trouble | null> {
  const body = new Blob([JSON.stringify({ ...values, _status: 'draft' })], { type: 'application/json' });
  try {
    const answer = await fetch(address, {
      method,
      credentials: 'include',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body,
      keepalive: body.size < outliving,
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.ok) return (await hasConflicts(answer)) ? { kind: 'conflict' } : null;
    if (answer.status === 401 || answer.status === 403) {
      const ended = await checkSession(user);
      if (ended) return ended;
    }
    return { kind: 'refused', message: await messageOf(answer) };
  } catch {
    return { kind: 'offline' };
  }
}

interface Member {
  id: number;
  email?: string;
}

/** Whether this member, and nobody else, is still signed in: `null` if so. */
export async function checkSession(user: number): Promise<Trouble | null> {
  try {
    const answer = await fetch('/api/users/me?depth=0', {
      credentials: 'include',
      signal: AbortSignal.timeout(timeout),
    });
    const me = answer.ok ? ((await answer.json()) as { user?: Member | null }).user : null;
    if (me?.id === user) return null;
    return { kind: 'session', ...(me?.email && { instead: me.email }) };
  } catch {
    return { kind: 'offline' };
  }
}

/** Whether a document is there no more: `null` where it is. */
export async function isGone(address: string): Promise<Trouble | null> {
  const answer = await fetch(address, { credentials: 'include', signal: AbortSignal.timeout(timeout) }).catch(
    () => null,
  );
  return answer?.status === 404 ? { kind: 'gone' } : null;
}

async function hasConflicts(answer: Response): Promise<boolean> {
  const { doc, result } = (await answer.json()) as Record<'doc' | 'result', { formBase?: FormBase } | undefined>;
  return ((doc ?? result)?.formBase?.conflicts.length ?? 0) > 0;
}

async function messageOf(answer: Response): Promise<string> {
  const { errors } = (await answer.json().catch(() => ({}))) as { errors?: { message: string }[] };
  return errors?.[0]?.message ?? String(answer.status);
}
