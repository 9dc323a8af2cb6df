import { isFileGone } from '../../platform/staff/screens/file-gone.ts';
import type { BundleRefused, BundleReport, BundleTaken, BundleTaking } from '../bundle-api.ts';
import { bundlesPath } from '../bundle-api.ts';

/** What a call came to: an answer, or why there is none, in the language of the menus. */
export type Told<Answer> = { answer: Answer; error: null } | { answer: null; error: string; isGone?: boolean };

/** What is said where nobody answers, and where the file is not what was chosen any more. */
interface Failures {
  failed: string;
  gone: string;
}

/** Where files with content go. */
export interface ImportSource {
  preview: (file: Blob, says: Failures) => Promise<Told<BundleReport>>;
  take: (file: Blob, taking: BundleTaking, says: Failures) => Promise<Told<BundleTaken>>;
  /** Whether what comes in is published, unless somebody says otherwise. */
  publishes: boolean;
  /** What comes in is there at once: it has neither drafts nor versions. */
  hasNoDrafts?: boolean;
}

export const bundleSource = sourceAt('', '', true);

/** Tables of one kind of content: what they bring waits as drafts, where there are any. */
export function tableSource(kind: string): ImportSource {
  const source = sourceAt('csv/', `?kind=${encodeURIComponent(kind)}`, false);
  return kind === 'redirects' ? { ...source, hasNoDrafts: true } : source;
}

function sourceAt(base: string, query: string, publishes: boolean): ImportSource {
  return {
    publishes,
    preview: (file, says) => told<BundleReport>(`${base}preview${query}`, file, says),
    take: (file, taking, says) =>
      told<BundleTaken>(`${base}in${query}`, new Blob([`${JSON.stringify(taking)}\n`, file]), says, file),
  };
}

async function told<Answer>(path: string, body: Blob, says: Failures, file = body): Promise<Told<Answer>> {
  const answer = await fetch(`${bundlesPath}/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/octet-stream' },
    body,
  }).catch(() => null);
  if (answer?.ok) return { answer: (await answer.json()) as Answer, error: null };
  if (!answer && (await isFileGone(file))) return { answer: null, error: says.gone, isGone: true };
  const refused = (await answer?.json().catch(() => null)) as BundleRefused | null | undefined;
  return { answer: null, error: refused?.error?.message ?? says.failed };
}
