import { partOfAddress, type PartName } from '@nasaq/contract';
import type { TextFieldSingleValidation } from 'payload';
import { isElsewhere, isStoredOff, lastTarget, type StoredParts } from '../../platform/parts/off-parts.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { partLabels } from './catalogue/index.ts';

/** An address below the site, without a language and anything that could leave it; or a whole one elsewhere. */
export function isSafeAddress(address: string): boolean {
  if (!isElsewhere(address)) return /^\/(?!\/)[^\\\s]*$/.test(address) && !/^\/ar(?:[/?#]|$)/.test(address);
  return /^https:\/\/[^\s\\]+$/.test(address) && URL.canParse(address);
}

type Wrong = keyof typeof partLabels.wrong;

/** What is wrong with where a part leads, or nothing. */
export function wrongTarget(part: PartName, stored: StoredParts): Wrong | null {
  const to = stored[part]?.to?.trim();
  if (!to) return 'missing';
  if (!isSafeAddress(to)) return 'address';
  if (lastTarget(part, stored) !== null) return null;
  return isCircle(part, stored) ? 'circle' : 'off';
}

function isCircle(part: PartName, stored: StoredParts): boolean {
  const passed = new Set<PartName>();
  for (let current: PartName | null = part; current !== null;) {
    if (passed.has(current)) return true;
    passed.add(current);
    const { state, to } = stored[current] ?? {};
    if (state !== 'leads' || !to || isElsewhere(to)) return false;
    const next = partOfAddress(to);
    current = next !== null && isStoredOff(stored[next]) ? next : null;
  }
  return false;
}

/** Refuses a target at its field, in the reader's language. */
export function checkTarget(part: PartName): TextFieldSingleValidation {
  return (_, { data, siblingData, req }) => {
    if ((siblingData as { state?: string }).state !== 'leads') return true;
    const wrong = wrongTarget(part, data as StoredParts);
    return wrong === null || partLabels.wrong[wrong][interfaceLanguage(req.i18n)];
  };
}
