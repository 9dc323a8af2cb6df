import type { UploadKind } from '@nasaq/contract';
import type { Leftover, Told } from './leftovers.ts';

/** What a person has typed into a form and not yet sent. It stays on the device. */
export interface Draft {
  version: 1;
  /** Key of the submission that it becomes: the server answers the same key once. */
  key: string;
  values: Readonly<Record<string, unknown>>;
  /** When each field was last changed, epoch ms. */
  changed: Readonly<Record<string, number>>;
  /** When it was last written, epoch ms. */
  savedAt: number;
  /** Of fields that may change: what was asked, and what was answered in words. */
  told?: Readonly<Record<string, Told>>;
  /** What has no place in the form any more. */
  leftovers?: readonly Leftover[];
}

/** As the legal page on browser storage promises. */
export const draftLifetime = 30 * 24 * 60 * 60 * 1000;

export const draftPrefix = 'nasaq.draft.';

/** One draft for each form, and one for each job. */
export function draftName(kind: UploadKind, career?: string): string {
  return draftPrefix + (career ? `${kind}.${career}` : kind);
}

export function isExpired({ savedAt }: Draft, now: number): boolean {
  return now - savedAt > draftLifetime;
}
