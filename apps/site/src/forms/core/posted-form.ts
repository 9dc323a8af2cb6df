import { cleanFlag, type Fields } from '@nasaq/contract';
import type { StoredUpload, PostedForm } from '../../router/payload.ts';
import type { FileItem, FormValues } from './form-values.ts';

/** The field that people do not see. */
export const trapName = 'homepage';
/** A file that was taken earlier: `StoredUpload` as JSON. */
export const uploadName = (field: string) => `upload:${field}`;
/** Tokens of files that are to be taken away again: a tick each. */
export const removeName = 'remove_upload';

/** The posted form as a store's first values. */
export function postedValues({ values, uploads }: PostedForm, fields: Fields): FormValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type }]) => {
      if (type === 'files') return [name, (uploads[name] ?? []).map(storedFile)];
      const value = values[name] ?? '';
      if (type === 'flag') return [name, cleanFlag(value)];
      return [name, Array.isArray(value) && type !== 'list' ? value[0]! : value];
    }),
  );
}

function storedFile(upload: StoredUpload): FileItem {
  return { id: upload.token, progress: 1, ...upload };
}
