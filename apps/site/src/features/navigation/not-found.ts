import { PageInterrupt } from './page-interrupt.ts';

/** `throw notFound()` in a loader: the 404 page, at the address that was asked for. */
export function notFound(): PageInterrupt {
  return new PageInterrupt({ kind: 'error', status: 404 });
}
