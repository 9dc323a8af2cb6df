/**
 * Imports code that may be asked for while there is no connection. Firefox keeps the failure of a module as long as the
 * document stands: whatever is imported in an outage is out of reach after it. So a browser that says it is offline is
 * asked for something else first.
 * @throws {TypeError} where the site is out of reach; the next try begins anew
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  // A browser may be wrong about that: what comes of the question decides.
  if (navigator.onLine === false) await fetch('/healthz', { cache: 'no-store' });
  return load();
}
