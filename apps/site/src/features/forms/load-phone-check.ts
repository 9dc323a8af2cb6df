import type { PhoneCheck } from './form-store.ts';

/** The numbering plans come after the page. Where they cannot be had, the API is the one that checks. */
export async function loadPhoneCheck(): Promise<PhoneCheck> {
  try {
    return (await import('./is-phone.ts')).isPhone;
  } catch {
    return () => true;
  }
}
