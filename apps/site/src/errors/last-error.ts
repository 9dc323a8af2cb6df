/** What failed last in this tab: its number, and what a report of it carries. */
export interface LastError {
  id: string;
  /** Address of the page, without its query. */
  page: string;
  text: string;
}

const place = 'nasaq-last-error';
const longest = 1_000;
let last: LastError | null = null;
let lastThrown: unknown;

/** Gives an error of the browser a number. Told of twice, it is the same. */
export function recordError(thrown: unknown, page: string): LastError {
  if (last && thrown === lastThrown) return last;
  lastThrown = thrown;
  last = { id: newId(), page, text: textOf(thrown) };
  try {
    // A report may be a new document.
    sessionStorage.setItem(place, JSON.stringify(last));
  } catch {
    // It is told as long as the document stays.
  }
  return last;
}

/** Of this tab. */
export function lastError(): LastError | null {
  return last ?? stored();
}

function stored(): LastError | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as LastError | null;
  } catch {
    return null;
  }
}

function newId(): string {
  return `c-${[...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** With where it happened; queries are left out, which may hold keys. */
function textOf(thrown: unknown): string {
  const text = thrown instanceof Error ? `${String(thrown)}\n${thrown.stack ?? ''}` : String(thrown);
  return text
    .slice(0, longest * 4)
    .replace(/\?[^\s):]*/g, '')
    .slice(0, longest);
}
