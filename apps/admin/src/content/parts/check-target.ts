import { partOfAddress, type PartName } from '@nasaq/contract';
import type { PayloadRequest, TextFieldSingleValidation } from 'payload';
import { isElsewhere, isStoredOff, lastTarget, type StoredParts } from '../../platform/parts/off-parts.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { readableAt } from '../navigation/readable-at.ts';
import { partLabels } from './catalogue/index.ts';

/** A path below the site with nothing in it that could leave it, or a whole address elsewhere. */
function isSafeAddress(address: string): boolean {
  if (!isElsewhere(address)) return /^\/(?!\/)[^\\\s]*$/.test(address);
  return /^https:\/\/[^\s\\]+$/.test(address) && URL.canParse(address);
}

type Wrong = keyof typeof partLabels.wrong;

/** What is wrong with where a part leads, or nothing. */
export function wrongTarget(part: PartName, stored: StoredParts): Wrong | null {
  const to = stored[part]?.to?.trim();
  if (!to) return 'missing';
  if (!isSafeAddress(to)) return 'address';
  if (/^\/ar(?:[/?#]|$)/.test(to)) return 'language';
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
  return async (to, { data, event, siblingData, req }) => {
    if ((siblingData as { state?: string }).state !== 'leads') return true;
    const wrong = wrongTarget(part, data as StoredParts) ?? ((await isNowhere(to, event, req)) ? 'nowhere' : null);
    return wrong === null || partLabels.wrong[wrong][interfaceLanguage(req.i18n)];
  };
}

/** Whether nothing stands at a path of this site. As one types, nothing is asked; many at once may lead to what comes with them. */
async function isNowhere(to: unknown, event: string | undefined, req: PayloadRequest): Promise<boolean> {
  const address = String(to).trim();
  if (event === 'onChange' || req.context.silent || isElsewhere(address)) return false;
  return (await readableAt(req.payload, address)) === null;
}
