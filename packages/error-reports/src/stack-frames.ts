export interface Frame {
  /** Empty where the engine does not say, or the name is one that a bundler made up. */
  name: string;
  /** From the folder of the project, or from the root of the page's host; empty for code without a file. */
  file: string;
  /** `12:5` */
  at: string;
}

const most = 15;

/** The frames of a stack as V8, Firefox and Safari write it; whatever else stands in it is left out. */
export function framesOf(stack: string): Frame[] {
  return stack.slice(0, 20_000).split('\n').flatMap(frameOf).slice(0, most);
}

function frameOf(line: string): Frame[] {
  const trimmed = line.trim().slice(0, 500);
  const isV8 = trimmed.startsWith('at ');
  const told = isV8 ? trimmed.slice(3).replace(/^async /, '') : trimmed;
  // `name (place)`, `name@place`, or the place alone.
  const open = isV8 ? told.lastIndexOf(' (') : told.indexOf('@');
  const name = open === -1 ? '' : told.slice(0, open);
  const place = open === -1 ? told : isV8 ? told.slice(open + 2).replace(/\)$/, '') : told.slice(open + 1);
  const [, path, at] = /^(.+?):(\d{1,9}:\d{1,9})$/.exec(place) ?? [];
  if (!path || !at) return [];
  return [{ name: plainName(name), file: fileOf(path), at }];
}

/** Names of two letters are a bundler's, and others with every build. */
function plainName(name: string): string {
  const plain = name.replace(/\[as [^\]]{0,100}\]|<anonymous>|^new /g, '').trim();
  return /^[\p{L}_$][\p{L}\p{N}_$.#/<]{2,80}$/u.test(plain) ? plain : '';
}

/** Without the machine's folders, the host's address and the query. */
function fileOf(path: string): string {
  const local = path.split(/[?#]/, 1)[0]!.replace(/^[a-z][\w+.-]{0,30}:\/\/[^/]*/i, '');
  // The address of a page may hold what is its reader's.
  if (!/\.(?:[cm]?[jt]sx?|wasm)$|^node:|^internal/.test(local)) return 'page';
  const own = Math.max(...folders.map((folder) => local.lastIndexOf(folder)));
  return local.slice(own === -1 ? 0 : own + 1).slice(0, 150);
}

/** Of the project, below which the place of a file is the same on every machine. */
const folders = ['/apps/', '/packages/', '/bin/', '/node_modules/'];

/** As people read it. */
export function written({ at, file, name }: Frame): string {
  return `${name || '?'} (${file}:${at})`;
}

/** Function and file, the same with every build: without line, and without the digest in the name of a bundle. */
export function placeOf(frames: readonly Frame[]): string {
  const frame = frames.find(({ file }) => !/node_modules\/|^node:|^internal/.test(file)) ?? frames[0];
  if (!frame) return '';
  const file = frame.file.replace(/-[\w-]{8}(?=\.m?js$)/, '');
  return `${frame.name} ${file}`.trim().slice(0, 200);
}
