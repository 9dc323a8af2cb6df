import type { Locale } from '@nasaq/contract';
import { checkTexts, type Level, levelTexts } from '@nasaq/translation/checks';

interface Told {
  kind?: string | null;
  subject?: string | null;
  detail?: string | null;
}

/** What an act was about, as menus call it: the trail keeps a check by its name in code, which every language reads. */
export function subjectWords({ kind, subject }: Told, language: Locale): string {
  const texts: Partial<Record<string, { name: string }>> = checkTexts[language];
  return (kind === 'checks' && texts[subject ?? '']?.name) || (subject ?? '');
}

/** Its details in the same way: «ينبه ← يمنع» of a check whose level was changed. */
export function detailWords({ detail, kind }: Told, language: Locale): string {
  const text = detail ?? '';
  if (kind !== 'checks') return text;
  const arrow = language === 'ar' ? ' ← ' : ' → ';
  return text
    .split(' → ')
    .map((level) => levelTexts[language][level as Level] ?? level)
    .join(arrow);
}
