import { isolated, kindLabels, type Locale, otherLocale } from '@nasaq/contract';
import type { OutboxEntry } from './outbox-entry.ts';

/**
 * What an entry is called: one of the owner's forms by its title, isolated for the sentence around it,
 * since several of them may wait; another by its kind.
 */
export function entryName({ submission, title }: Pick<OutboxEntry, 'submission' | 'title'>, locale: Locale): string {
  const own = title?.[locale] || title?.[otherLocale(locale)];
  return own ? isolated(own) : kindLabels[submission.kind][locale];
}
