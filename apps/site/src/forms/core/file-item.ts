import type { Upload } from '@nasaq/contract';

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
