import { type Locale } from '@nasaq/contract';
import { menuTags } from '../../platform/staff/interface-language.ts';

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long something has gone on, in the largest unit that fits: «12 mins», «3 ساعات»; `null` below a minute. */
export function duration(since: string, language: Locale, now: number): string | null {
  const minutes = Math.floor((now - Date.parse(since)) / 60_000);
  const found = units.find(([, size]) => minutes >= size);
  if (!found) return null;
  const [unit, size] = found;
  const unitDisplay = language === 'ar' ? 'long' : 'short';
  return new Intl.NumberFormat(menuTags[language], { style: 'unit', unit, unitDisplay }).format(
    Math.floor(minutes / size),
  );
}
