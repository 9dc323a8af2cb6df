import type { Document } from '../content/published.ts';

/** Open until the editor closes it or its closing date has passed. */
export function isOpen({ jobStatus, closesAt }: Pick<Document<'careers'>, 'jobStatus' | 'closesAt'>): boolean {
  return jobStatus !== 'closed' && (!closesAt || new Date(closesAt).getTime() > Date.now());
}
