import type { BundleRefused, BundleReport, BundleTaken, BundleTaking } from '../bundle-api.ts';
import { bundlesPath } from '../bundle-api.ts';

/** What a call came to: an answer, or why there is none, in the language of the menus. */
export type Told<Answer> = { answer: Answer; error: null } | { answer: null; error: string };

/** @param unreachable what is said where nobody answers */
export function previewBundle(file: Blob, unreachable: string): Promise<Told<BundleReport>> {
  return told<BundleReport>('preview', file, unreachable);
}

export function takeBundleIn(file: Blob, taking: BundleTaking, unreachable: string): Promise<Told<BundleTaken>> {
  return told<BundleTaken>('in', new Blob([`${JSON.stringify(taking)}\n`, file]), unreachable);
}

async function told<Answer>(path: string, body: Blob, unreachable: string): Promise<Told<Answer>> {
  const answer = await fetch(`${bundlesPath}/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/octet-stream' },
    body,
  }).catch(() => null);
  if (answer?.ok) return { answer: (await answer.json()) as Answer, error: null };
  const refused = (await answer?.json().catch(() => null)) as BundleRefused | null | undefined;
  return { answer: null, error: refused?.error?.message ?? unreachable };
}
