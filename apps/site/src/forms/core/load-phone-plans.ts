import type { PhonePlans } from '@nasaq/contract';

/** The numbering plans come after the page. Where they cannot be had, the API is the one that checks. */
export async function loadPhonePlans(): Promise<PhonePlans> {
  try {
    return (await import('./is-phone.ts')).phonePlans;
  } catch {
    return { isPhone: () => true };
  }
}
