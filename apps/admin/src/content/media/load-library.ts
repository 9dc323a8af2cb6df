import { fold, type Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import type { Media } from '../../platform/payload/payload-types.ts';
import { faultsOf, type FileFault, fileFaults, type FileRow } from './faults.ts';
import { type FileKind, kindOfType } from './file-kinds.ts';

/** What the library is asked for, as its address says. */
export interface LibraryAsk {
  words: string;
  tag: string;
  kind: FileKind | null;
  fault: FileFault | null;
  page: number;
}

/** A file as the library shows it. */
export interface LibraryFile {
  id: number;
  name: string;
  kind: FileKind;
  /** Of its smallest rendition; `null` for what is no picture. */
  thumbnail: string | null;
  alts: Record<Locale, string>;
  isDecorative: boolean;
  tags: string[];
  faults: FileFault[];
  bytes: number;
  width: number | null;
  height: number | null;
}

export interface Library {
  files: LibraryFile[];
  total: number;
  page: number;
  pages: number;
  /** How many files have each tag, and each fault, whatever is asked for. */
  tags: { tag: string; count: number }[];
  faults: { fault: FileFault; count: number }[];
}

const pageSize = 48;
const kinds: readonly FileKind[] = ['picture', 'video', 'captions', 'document'];

export function readAsk(given: Record<string, string | string[] | undefined> | undefined): LibraryAsk {
  const text = (name: string) => (typeof given?.[name] === 'string' ? given[name] : '');
  return {
    words: text('words').slice(0, 200),
    tag: text('tag'),
    kind: kinds.find((kind) => kind === text('kind')) ?? null,
    fault: fileFaults.find((fault) => fault === text('fault')) ?? null,
    page: Math.max(1, Math.trunc(Number(text('page'))) || 1),
  };
}

/** The address of the library with some of what is asked for changed. */
export function askAddress(base: string, ask: LibraryAsk, changed: Partial<LibraryAsk>): string {
  const { fault, kind, page, tag, words } = { ...ask, page: 1, ...changed };
  const query = new URLSearchParams({
    ...(words && { words }),
    ...(tag && { tag }),
    ...(kind && { kind }),
    ...(fault && { fault }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${base}?${query}` : base;
}

/** The newest files first. */
export async function loadLibrary(payload: Payload, ask: LibraryAsk): Promise<Library> {
  const { docs } = await payload.db.find<Stored>({
    collection: 'media',
    where: { deletedAt: { exists: false } },
    sort: '-id',
    limit: 0,
    pagination: false,
    select: {
      alt: true,
      captionsAr: true,
      captionsEn: true,
      colours: true,
      decorative: true,
      filename: true,
      filesize: true,
      height: true,
      mimeType: true,
      poster: true,
      sizes: true,
      tags: true,
      width: true,
      wordsIn: true,
    },
  });
  const all = docs.map(presentFile);
  const words = fold(ask.words).split(/\s+/u).filter(Boolean);
  const asked = all.filter(
    (file) =>
      (ask.kind === null || file.kind === ask.kind) &&
      (ask.fault === null || file.faults.includes(ask.fault)) &&
      (ask.tag === '' || file.tags.some((tag) => fold(tag) === fold(ask.tag))) &&
      words.every((word) => saidOf(file).includes(word)),
  );
  const pages = Math.max(1, Math.ceil(asked.length / pageSize));
  const page = Math.min(ask.page, pages);
  return {
    files: asked.slice((page - 1) * pageSize, page * pageSize),
    total: asked.length,
    page,
    pages,
    tags: counted(all.flatMap(({ tags }) => tags)).map(([tag, count]) => ({ tag, count })),
    faults: fileFaults.flatMap((fault) => {
      const count = all.filter(({ faults }) => faults.includes(fault)).length;
      return count > 0 ? [{ fault, count }] : [];
    }),
  };
}

type Stored = Omit<Media, 'alt'> & { alt?: Partial<Record<Locale, string | null>> | null };

function presentFile(row: Stored): LibraryFile {
  const alts = { en: row.alt?.en ?? '', ar: row.alt?.ar ?? '' };
  const kind = kindOfType(row.mimeType);
  const small = row.sizes?.small?.filename ?? row.filename;
  return {
    id: row.id,
    name: row.filename ?? '',
    kind,
    thumbnail: kind === 'picture' && small ? `/media/${encodeURIComponent(small)}` : null,
    alts,
    isDecorative: Boolean(row.decorative),
    tags: row.tags ?? [],
    faults: faultsOf({ ...row, alts } as FileRow),
    bytes: row.filesize ?? 0,
    width: row.width ?? null,
    height: row.height ?? null,
  };
}

function saidOf({ alts, name, tags }: LibraryFile): string {
  return fold([name, alts.en, alts.ar, ...tags].join(' '));
}

function counted(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([a, first], [b, second]) => second - first || a.localeCompare(b));
}
