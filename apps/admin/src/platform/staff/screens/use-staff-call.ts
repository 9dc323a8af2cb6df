'use client';

import type { SubmissionKind } from '@nasaq/contract';
import { toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';

interface Refusal {
  error?: { code: string; message: string };
}

interface Call {
  busy: boolean;
  /** Why the last call did not work, in the language of the menus. */
  error: string | null;
  /** Posts to `/api/<kind>/<id><path>`; `null` where it was refused. */
  post: <Answer = object>(path: string, body: object) => Promise<Answer | null>;
  /** Says that it worked, if there is something to say, and reads the screen's data again; what is typed elsewhere on it stays. */
  finish: (message: string | null) => void;
}

/** The calls of one form, about one submission or many. Nothing that was typed is touched when one fails. */
export function useStaffCall(kind: SubmissionKind | 'mails', id: number | 'bulk', unreachable: string): Call {
  const { config } = useConfig();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    busy,
    error,
    post: async (path, body) => {
      setBusy(true);
      setError(null);
      try {
        const response = await fetch(`${config.routes.api}/${kind}/${id}${path}`, {
          method: 'POST',
          credentials: 'same-origin',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          body: JSON.stringify(body),
        });
        const answer = (await response.json()) as Refusal;
        if (response.ok) return answer as never;
        setError(answer.error?.message ?? unreachable);
        // Somebody was faster: show what is true now, beside what was typed.
        if (response.status === 409) router.refresh();
      } catch {
        setError(unreachable);
      } finally {
        setBusy(false);
      }
      return null;
    },
    finish: (message) => {
      if (message) toast.success(message);
      router.refresh();
    },
  };
}
