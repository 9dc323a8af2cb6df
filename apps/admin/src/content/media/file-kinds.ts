/** What a file of the library is to a page. */
export type FileKind = 'picture' | 'video' | 'captions' | 'document';

/** No SVG: it can carry scripts, and the files are served from the site's own origin. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

interface FileType {
  kind: FileKind;
  type: string;
}

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** Files other than pictures, by the end of their names. None of them can hold macros. */
const others: Record<string, FileType> = {
  '.mp4': { kind: 'video', type: 'video/mp4' },
  '.webm': { kind: 'video', type: 'video/webm' },
  '.vtt': { kind: 'captions', type: 'text/vtt' },
  '.pdf': { kind: 'document', type: 'application/pdf' },
  '.docx': { kind: 'document', type: `${office}.wordprocessingml.document` },
  '.xlsx': { kind: 'document', type: `${office}.spreadsheetml.sheet` },
  '.pptx': { kind: 'document', type: `${office}.presentationml.presentation` },
  '.odt': { kind: 'document', type: `${openDocument}.text` },
  '.ods': { kind: 'document', type: `${openDocument}.spreadsheet` },
  '.odp': { kind: 'document', type: `${openDocument}.presentation` },
};

/** Everything that the library takes. */
export const libraryTypes = [...pictureTypes, ...Object.values(others).map(({ type }) => type)];

/** Ends of names, for a browser's dialog. */
export const libraryEnds = [...pictureTypes, ...Object.keys(others)].join(',');

/** What a browser can tell of a file before it is sent; its content is for the host to judge. */
export function isTaken({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return pictureTypes.includes(type) || typeOfName(name) !== null;
}

export function kindOfType(type: string | null | undefined): FileKind {
  return Object.values(others).find((known) => known.type === type)?.kind ?? 'picture';
}

/** What a name says that its file is; a picture where it says nothing else. */
export function typeOfName(name: string): FileType | null {
  const end = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  return others[end] ?? null;
}

/** What is offered as a download, with its type. */
export const downloaded: Record<string, string> = Object.fromEntries(
  Object.entries(others).flatMap(([end, { kind, type }]) => (kind === 'document' ? [[end, type]] : [])),
);
