const longest = 2_000;

/**
 * A path that leads nowhere but to our own pages, or `null`. Browsers read `//host` and `/\host` as another site, and
 * drop control characters before they read.
 */
export function ownPath(path: string | null): string | null {
  if (path === null || path.length > longest || hasControls(path)) return null;
  if (!/^\/(?![/\\])/.test(path)) return null;
  const base = 'https://own.invalid';
  if (!URL.canParse(path, base)) return null;
  const url = new URL(path, base);
  return url.origin === base && !url.pathname.startsWith('//') ? path : null;
}

function hasControls(path: string): boolean {
  return [...path].some((letter) => letter <= ' ' || letter === '\u007F');
}
