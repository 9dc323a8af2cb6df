'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { AccountOverview } from '../staff-endpoints.ts';

interface Account {
  overview: AccountOverview | null;
  busy: boolean;
  /** Why the last call did not work, in the language of the menus. */
  error: string | null;
  /** Posts to `/api/accounts/<id><path>`, says that it worked and reads the overview again. */
  post: (path: string, body: object, done: string) => Promise<void>;
}

/**
 * What belongs to the account on the screen, and what staff do with it. The form beside it keeps what is typed.
 * @param saved changes whenever that form is saved: a save may block the account
 */
export function useAccount(id: number | string, unreachable: string, saved: number): Account {
  const { config } = useConfig();
  const address = `${config.routes.api}/accounts/${id}`;
  const [overview, setOverview] = useState<AccountOverview | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const ask = useCallback(
    async (path: string, body?: object): Promise<{ answer: unknown } | { error: string }> => {
      try {
        const response = await fetch(address + path, {
          credentials: 'same-origin',
          headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        });
        const answer = (await response.json()) as { error?: { message: string } };
        return response.ok ? { answer } : { error: answer.error?.message ?? unreachable };
      } catch {
        return { error: unreachable };
      }
    },
    [address, unreachable],
  );
  const show = useCallback((result: Awaited<ReturnType<typeof ask>>) => {
    if ('error' in result) setError(result.error);
    else setOverview(result.answer as AccountOverview);
  }, []);
  useEffect(() => {
    // Each save is another question: it may have blocked the account.
    void ask(`/overview?saved=${saved}`).then(show);
  }, [ask, show, saved]);

  return {
    overview,
    busy,
    error,
    post: async (path, body, done) => {
      setBusy(true);
      setError(null);
      const result = await ask(path, body);
      if ('error' in result) setError(result.error);
      else {
        toast.success(done);
        show(await ask('/overview'));
      }
      setBusy(false);
    },
  };
}
