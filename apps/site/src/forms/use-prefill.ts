import type { AccountUser, SubmissionKind } from '@nasaq/contract';
import { useEffect } from 'react';
import { useUser } from '../session/index.ts';
import type { FormStore } from './core/form-store.ts';
import type { FormValues } from './core/form-values.ts';

/** Those of feedback and reports may stay nameless: nothing is put into them that their sender has not. */
const named: ReadonlySet<SubmissionKind> = new Set(['contacts', 'orders', 'applications']);

/**
 * Signed-in readers need not write what their account knows. `posted`: the page came back from a failed post, and shows
 * what was sent, empty fields too.
 */
export function usePrefill(store: FormStore, kind: SubmissionKind, posted: boolean): void {
  const user = useUser();

  useEffect(() => {
    if (posted || !named.has(kind)) return;
    let wanted = true;
    void senderOf(user, store.fields.phone_country?.start).then((values) => wanted && store.prefill(values));
    return () => {
      wanted = false;
    };
  }, [store, kind, posted, user]);
}

/** An account has one name: its first word and the rest, as it was made from them. */
async function senderOf(user: AccountUser | null, home: string | undefined): Promise<FormValues> {
  if (!user) return {};
  const [first = '', ...rest] = user.name.trim().split(/\s+/u);
  return { first_name: first, last_name: rest.join(' '), email: user.email, ...(await phoneOf(user, home)) };
}

async function phoneOf({ phone }: AccountUser, home = 'EG'): Promise<FormValues> {
  if (!phone) return {};
  try {
    const { readNumber } = await import('./phone/phone-library.ts');
    const { country, number } = readNumber(phone, home);
    return { phone_country: country, phone: number };
  } catch {
    return { phone };
  }
}
