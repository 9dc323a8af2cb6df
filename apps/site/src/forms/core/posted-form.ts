import { cleanFlag, type Fields, type Upload } from '@nasaq/contract';
import type { FileItem } from './file-item.ts';
import type { FormValues } from './form-values.ts';
import type { ShownFailure } from './shown-failure.ts';

/** Why a form was not taken, besides what is wrong with its fields. */
export const problems = [
  'offline',
  'timeout',
  'unavailable',
  'too_many',
  'too_large',
  'incomplete',
  'foreign',
  'banned',
  'signed_out',
  'refused',
  'failed',
] as const;
export type Problem = (typeof problems)[number];

/** A file that is stored already and waits for its form. */
export type KeptUpload = Pick<Upload, 'token' | 'filename' | 'filesize' | 'contentType'>;

/** What a browser without JavaScript had sent when its form came back: nothing of it is lost. */
export interface PostedForm {
  /** As they were typed; a name that was sent several times holds all of them. */
  values: Record<string, string | string[]>;
  failures: ShownFailure[];
  /** By field. */
  uploads: Record<string, KeptUpload[]>;
  problem?: Problem;
  /** The API's own sentence about it. */
  message?: string;
  /** Seconds, with `too_many` and `unavailable`. */
  retryAfter?: number;
}

/** The field that people do not see. */
export const trapName = 'homepage';
/** A file that was taken earlier: `KeptUpload` as JSON. */
export const uploadName = (field: string) => `upload:${field}`;
/** Tokens of files that are to be taken away again: a tick each. */
export const removeName = 'remove_upload';

/** The posted form as a store's first values. */
export function postedValues({ values, uploads }: PostedForm, fields: Fields): FormValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type }]) => {
      if (type === 'files') return [name, (uploads[name] ?? []).map(keptFile)];
      const value = values[name] ?? '';
      if (type === 'flag') return [name, cleanFlag(value)];
      return [name, Array.isArray(value) && type !== 'list' ? value[0]! : value];
    }),
  );
}

function keptFile(upload: KeptUpload): FileItem {
  return { id: upload.token, progress: 1, ...upload };
}
