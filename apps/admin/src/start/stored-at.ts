import { type Locale, locales } from '@nasaq/contract';
import type { StepForms, StepGlobal } from './start-api.ts';

/** The global that a step is stored in. */
export const globalOfStep = {
  company: 'site',
  hours: 'site',
  brand: 'brand',
  parts: 'parts',
  home: 'home',
} as const satisfies Record<keyof StepForms, StepGlobal>;

interface StoredAt {
  /** None where both languages share it, or it is a list of both. */
  locale: Locale | null;
  path: string;
}

const hours: Record<string, string> = { timeZone: 'timeZone', days: 'week', holidays: 'exceptions' };
const lists: Record<string, string> = { places: 'sections', figures: 'figures', steps: 'steps' };

/** Where a field of a step (`statement.ar`, `figures.x.head.en`) stands in its global; of lists, all of it. */
export function storedAt(name: keyof StepForms, field: string): StoredAt {
  const names = field.split('.');
  const locale = locales.find((each) => each === names.at(-1)) ?? null;
  const own = locale ? names.slice(0, -1) : names;
  const [first = '', second = ''] = own;
  if (name === 'hours') return { locale: null, path: `openingHours.${hours[first] ?? first}` };
  if (name === 'parts') return { locale: null, path: `${second}.state` };
  if (name === 'home' && lists[first]) return { locale, path: lists[first] };
  return { locale, path: own.join('.') };
}

/** The step in which something of a global stands, and its field, where that is a text. */
export function stepFieldOf(global: StepGlobal, { locale, path }: { locale: Locale; path: string }) {
  if (global === 'home')
    return { name: 'home' as const, field: lists[path.split('.')[0]!] ? null : `${path}.${locale}` };
  if (global === 'parts') return { name: 'parts' as const, field: null };
  if (global === 'brand') return { name: 'brand' as const, field: path };
  if (path.startsWith('openingHours')) return { name: 'hours' as const, field: null };
  return { name: 'company' as const, field: path === 'email' || path === 'phone' ? path : `${path}.${locale}` };
}
