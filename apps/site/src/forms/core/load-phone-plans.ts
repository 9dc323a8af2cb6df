import type { PhonePlans } from '@nasaq/contract';
import { loadCode } from '../../locale/load-code.ts';

/** The numbering plans come after the page. Where they cannot be had, the API is the one that checks. */
export async function loadPhonePlans(): Promise<PhonePlans> {
  try {
    return (await loadCode(() => import('./is-phone.ts'))).phonePlans;
  } catch {
    return { isPhone: () => true };
  }
}
