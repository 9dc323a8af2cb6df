import { type Locale } from '@nasaq/contract';
import { menuTags } from '../interface-language.ts';

const units = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago, in the largest unit that fits: «5 days ago», «قبل 5 أيام». */
export function age(moment: string, language: Locale, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(moment)) / 60_000));
  const [unit, length] = units.find(([, size]) => minutes >= size) ?? units.at(-1)!;
  return new Intl.RelativeTimeFormat(menuTags[language], { numeric: 'auto' }).format(
    -Math.floor(minutes / length),
    unit,
  );
}
