import type { BrowserError } from '@nasaq/contract';

/** Of one page, however often it fails. */
const most = 5;
const said = new Set<string>();

/**
 * Tells the host whose page it is of an error of its scripts: what was thrown, where, and the address of the page without
 * its query; each error once, and a few in all. Who asks not to be followed is not heard either. Nothing thrown is no
 * error: so browsers say that sizes changed once more while they were observed, and that a foreign script failed.
 * @param path of the collector, on the same origin
 */
export function tellError(thrown: unknown, path: string): void {
  if (thrown === null || thrown === undefined) return;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl || said.size >= most) return;
  const error: BrowserError = { ...describe(thrown), path: location.pathname.slice(0, 500) };
  const key = `${error.name} ${error.message}`;
  if (said.has(key)) return;
  said.add(key);
  navigator.sendBeacon(path, JSON.stringify(error));
}

/** What is no error may be anything, and may hold anything. */
function describe(thrown: unknown): Omit<BrowserError, 'path'> {
  if (!(thrown instanceof Error)) return { name: kindOf(thrown), message: 'Something was thrown.', stack: '' };
  const { message, name, stack = '' } = thrown;
  const withoutQueries = stack.replace(/\?[^\s):]*/g, '');
  return { name: name.slice(0, 100), message: message.slice(0, 1_000), stack: withoutQueries.slice(0, 4_000) };
}

/** `Event`, `Response`, `string`: what can be told of it without telling what it holds. */
function kindOf(thrown: unknown): string {
  if (typeof thrown !== 'object') return typeof thrown;
  return (Object.getPrototypeOf(thrown)?.constructor?.name ?? 'object').slice(0, 100);
}
