import { cleanFlag, type Fields, isOwnField } from '@nasaq/contract';
import type { StoredUpload, PostedForm } from '../../router/payload.ts';
import type { Leftover } from './leftovers.ts';
import type { FileItem, FormValues } from './form-values.ts';

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

/** What was posted into fields that the form has no more: it was opened before its owner changed it. */
export function postedLeftovers({ uploads, values }: PostedForm, fields: Fields): Leftover[] {
  const files = Object.entries(uploads).map(([name, stored]): [string, string] => [
    name,
    stored.map(({ filename }) => filename).join(', '),
  ]);
  const texts = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : value.join(', '),
  ]);
  return [...texts, ...files]
    .filter(([name, shown]) => isOwnField(name) && !fields[name] && shown.trim() !== '')
    .map(([name, shown]) => ({ name, label: '', shown }));
}

function storedFile(upload: StoredUpload): FileItem {
  return { id: upload.token, progress: 1, ...upload };
}
