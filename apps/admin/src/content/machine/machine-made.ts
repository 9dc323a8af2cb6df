import type { Locale } from '@nasaq/contract';
import type { JudgedUnit } from '@nasaq/translation';

/** The units of a language that a machine has written and nobody has confirmed, for who may not publish them so. */
export function machineMadeUnits(units: readonly JudgedUnit[], locale: Locale): JudgedUnit[] {
  return units.filter(({ states }) => states[locale] === 'machine');
}
