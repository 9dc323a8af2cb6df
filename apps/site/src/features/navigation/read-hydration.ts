import { hydrationElementId, parseHydration, type Hydration } from './hydration.ts';
import { payloads } from './payloads.ts';

/** The server's data. Where somebody has taken from the page what they leave to it, an extension for example, they are asked for. */
export async function readHydration(): Promise<Hydration> {
  const { hydration, complete } = parseHydration(
    document.getElementById(hydrationElementId)!.textContent,
    (id) => document.getElementById(id)?.innerHTML,
  );
  if (complete) return hydration;
  const { pathname, search } = window.location;
  const payload = await payloads.load(pathname, search);
  if (payload.kind === 'redirect') throw new Error(`${pathname} has moved since it was rendered.`);
  return { ...hydration, payload };
}
