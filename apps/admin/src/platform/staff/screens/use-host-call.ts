'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';

interface Asked {
  method?: 'POST' | 'PATCH';
  /** Below `/api`. */
  path: string;
  body: object;
  /** What is said when it worked. */
  done?: string;
  /** What is said when it did not, where the host does not say why. */
  failed: string;
}

interface HostCall {
  busy: boolean;
  /** Why the last one was refused. */
  error: string | null;
  /** Asks the host and says what came of it; `null` where it was refused. */
  call: <Answer = object>(asked: Asked) => Promise<Answer | null>;
  /** The same, and reads the screen’s data again. @returns whether it worked */
  change: (asked: Asked) => Promise<boolean>;
}

/** Calls of a small control of a screen: what came of them is told in passing. */
export function useHostCall(): HostCall {
  const { config } = useConfig();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const call: HostCall['call'] = async ({ body, done, failed, method = 'POST', path }) => {
    setBusy(true);
    setError(null);
    const request: RequestInit = {
      method,
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await fetch(config.routes.api + path, request).catch(() => null);
    const told = (await answer?.json().catch(() => null)) as { error?: { message: string } } | null;
    setBusy(false);
    if (answer?.ok) {
      if (done) toast.success(done);
      return told as never;
    }
    const why = told?.error?.message ?? failed;
    setError(why);
    toast.error(why);
    return null;
  };

  return {
    busy,
    error,
    call,
    change: async (asked) => {
      const worked = (await call(asked)) !== null;
      if (worked) router.refresh();
      return worked;
    },
  };
}
