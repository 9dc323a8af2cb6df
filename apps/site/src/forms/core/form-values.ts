import type { Field, Fields, FieldType } from '@nasaq/contract';
import { isPending, isWaiting, type FileItem } from './file-item.ts';

/** A field's input as it stands in the page: text, a tick, lines, or files. */
export type FormValue = string | boolean | readonly string[] | readonly FileItem[];
export type FormValues = Readonly<Record<string, FormValue>>;

const noFiles: readonly FileItem[] = [];

/** What a field holds before anybody has touched it. */
export function emptyValue({ type }: Field): FormValue {
  if (type === 'flag') return false;
  // As the contract reads an empty one; so that what the page shows is what the form holds.
  if (type === 'country') return 'EG';
  return type === 'files' ? noFiles : '';
}

export function filesOf(value: FormValue | undefined): readonly FileItem[] {
  return Array.isArray(value) && typeof value[0] === 'object' ? (value as readonly FileItem[]) : noFiles;
}

/** Values as a submission carries them: files are their tokens. */
export function sendableValues(fields: Fields, values: FormValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, sendable(type, values[name])]));
}

/** Values as they are checked: a file that waits for a connection is there already. */
export function checkedValues(fields: Fields, values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sendableValues(fields, values)).map(([name, value]) => [
      name,
      fields[name]?.type === 'files'
        ? filesOf(values[name]).flatMap((item) => item.token ?? (isWaiting(item) ? item.id : []))
        : value,
    ]),
  );
}

export function hasPendingFiles(values: FormValues): boolean {
  return Object.values(values).some((value) => filesOf(value).some(isPending));
}

function sendable(type: FieldType, value: FormValue | undefined): unknown {
  return type === 'files' ? filesOf(value).flatMap(({ token }) => token ?? []) : value;
}
