import { cleanLine } from '@nasaq/contract';

/** An address as accounts keep it. Providers that tell capitals apart are a thing of the past; people are not that exact. */
export function cleanEmail(typed: unknown): string {
  return cleanLine(typed).toLowerCase();
}
