import type { Field, Fields, FieldType, Upload } from '@nasaq/contract';

/** A field's input as it stands in the page: text, a tick, lines, or files. */
export type FormValue = string | boolean | readonly string[] | readonly FileItem[];
export type FormValues = Readonly<Record<string, FormValue>>;

const noFiles: readonly FileItem[] = [];

/** What a field holds before anybody has touched it. */
export function emptyValue({ start = 'EG', type }: Field): FormValue {
  if (type === 'flag') return false;
  // So that what the page shows is what the form holds.
  if (type === 'country') return start;
  return type === 'files' ? noFiles : '';
}

/** A country that stands there from the beginning has been chosen by nobody. */
export function isEmptyStill(field: Field, value: FormValue | undefined): boolean {
  return value === undefined || value === '' || value === emptyValue(field);
}

/** Every field of a form with its value, or empty. */
export function filledValues(form: Fields, values: FormValues): Record<string, FormValue> {
  return Object.fromEntries(Object.entries(form).map(([name, field]) => [name, values[name] ?? emptyValue(field)]));
}

export function pickFields(form: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));
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

/** A file of a file field, from the moment it is chosen. */
export interface FileItem {
  /** Of this item in this page. */
  id: string;
  filename: string;
  /** Bytes. */
  filesize: number;
  contentType: string;
  /** Once the file is stored; only tokens are sent. */
  token?: string;
  /** 0 to 1 while the file goes up. */
  progress?: number;
  /** Why it was not taken, as a code of `files/upload-error.ts`; the item is sent by nobody. */
  problem?: string;
  upload?: Upload;
}

/** Still on its way: neither stored nor refused. */
export function isPending({ token, problem }: FileItem): boolean {
  return token === undefined && problem === undefined;
}

/** The browser has the file, and only a connection is missing: it can be sent later, together with its form. */
export function isWaiting(item: FileItem): boolean {
  return isPending(item) || (item.token === undefined && ['connection', 'busy'].includes(item.problem ?? ''));
}

/** The id of a field's control (of the first one, or of the group, where it has several): where the error summary leads. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
