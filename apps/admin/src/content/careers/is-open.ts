import type { Document } from '../../platform/http/published.ts';

/** Open until the editor closes it or its closing date has passed. */
export function isOpen({ jobStatus, closesAt }: Pick<Document<'careers'>, 'jobStatus' | 'closesAt'>): boolean {
  return jobStatus !== 'closed' && (!closesAt || new Date(closesAt).getTime() > Date.now());
}
