import type { FormStore } from '../forms/core/form-store.ts';

/** In this window's memory alone: never in an address, in storage, or on the server. */
let typed = '';

/** The mail address goes with its reader from one form on the way into an account to the next, until they are in. */
export const typedAddress = {
  values: () => ({ email: typed }),
  /** Returns the way to stop. What a form forgets once it was sent stays for the others. */
  follow(store: FormStore<never>): () => void {
    return store.subscribe(() => {
      if (store.touched().has('email')) typed = String(store.get('email'));
    });
  },
  forget(): void {
    typed = '';
  },
};
