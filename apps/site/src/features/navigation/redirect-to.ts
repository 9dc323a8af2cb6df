import { PageInterrupt } from './page-interrupt.ts';

/** `throw redirectTo(path)` in a loader; the path carries its locale prefix. */
export function redirectTo(to: string, status: 301 | 302 = 302): PageInterrupt {
  return new PageInterrupt({ kind: 'redirect', to, status });
}
