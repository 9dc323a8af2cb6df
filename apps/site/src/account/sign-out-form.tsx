import { localePath, paths } from '@nasaq/contract';
import type { FormEvent, ReactNode } from 'react';
import { forgetChat } from '../chat/index.ts';
import { useLocale } from '../locale/translator.ts';
import { useAuth } from '../session/index.ts';

/** Ends the session, also without JavaScript: a form, so that no link or preload can do it; `children` is its button. */
export function SignOutForm({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { logout } = useAuth();

  function signOut(event: FormEvent) {
    event.preventDefault();
    forgetChat();
    logout().catch((error: unknown) => console.error(error));
  }

  return (
    <form method="post" action={localePath(locale, paths.logout)} onSubmit={signOut}>
      {children}
    </form>
  );
}
