import type { Locale } from '@nasaq/contract';

interface Named {
  name?: string | null;
  name_en?: string | null;
  name_ar?: string | null;
}

/** Of the first administrator, until they say what they are called. */
export const builtName = 'Administrator';

/** Whether somebody has said what they are called; nobody asks who is not signed in. */
export function isNamed(user: object | null | undefined): boolean {
  return !user || !('name' in user) || user.name !== builtName;
}

/** A member of staff as readers of a language know them. */
export function memberName(member: Named, locale: Locale): string {
  const inLanguage = locale === 'ar' ? member.name_ar : member.name_en;
  return inLanguage?.trim() || member.name?.trim() || '';
}

/**
 * Whether somebody who was invited has come. Until then they cannot sign in: nothing is asked of them, and nobody mentions
 * them.
 */
export function hasCome({ invited_until }: { invited_until?: unknown }): boolean {
  return !invited_until;
}

/** Of a relation: `null` where nobody is named, or only by a number. */
export function relatedName(member: Named | number | null | undefined, locale: Locale): string | null {
  return typeof member === 'object' && member !== null ? memberName(member, locale) : null;
}

/** First parts that are no name by themselves: عبد الرحمن is one name. */
const beginnings = /^(?:عبد|أبو|ابو|أم|ام|abd|abdel|abu|umm?)$/iu;

/** By which a member of staff is known to visitors. */
export function firstName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/u);
  return second && beginnings.test(first) ? `${first} ${second}` : first;
}
