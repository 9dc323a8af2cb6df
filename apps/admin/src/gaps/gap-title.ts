import { type ChatTopic, type Locale } from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import { menuDay, menuTags } from '../platform/staff/interface-language.ts';
import { gapTexts } from './catalogue/index.ts';
import type { Gap } from './gap.ts';

/** What a gap is called in the menus; chats by their topic. */
export function gapTitle({ kind, title }: Pick<Gap, 'kind' | 'title'>, language: Locale): string {
  if (kind === 'chats') return choiceLabels.topic[title as ChatTopic]?.[language] ?? title;
  return title || gapTexts[language].unnamed;
}

/** A day of the company, as `2026-11-23`, for people. */
export function dayText(day: string, language: Locale): string {
  return menuDay(day, language, { timeZone: 'UTC' });
}

/** A share, with at most a decimal. */
export function percent(value: number, language: Locale): string {
  return new Intl.NumberFormat(menuTags[language], { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
}
