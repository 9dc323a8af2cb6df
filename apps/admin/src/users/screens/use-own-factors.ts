'use client';

import type { Locale } from '@nasaq/contract';
import { toast, useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { staffTexts } from '../catalogue/index.ts';
import type { OwnFactors } from '../own-factors.ts';
import { signInWith, type SignInAnswer } from './credentials-form.tsx';
import { makePasskey } from './passkey-calls.ts';
import type { NewApp } from './set-up-app.tsx';
import { sessionNews } from './own-sessions.tsx';

/** One's own second factors, and what changes them; what needs the password asks for it by itself (proof-guard.tsx). */
export function useOwnFactors(language: Locale) {
  const { config } = useConfig();
  const base = `${config.routes.api}/users/own-factors`;
  const { unanswered, factors: texts } = staffTexts[language];
  const [factors, setFactors] = useState<OwnFactors | null>(null);
  const [app, setApp] = useState<NewApp | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    void fetch(base, { credentials: 'same-origin' })
      .then((answer) => (answer.ok ? (answer.json() as Promise<OwnFactors>) : null))
      .then(setFactors)
      .catch(() => {});
  }, [base]);

  /** `null` where it was refused. */
  async function answered(call: () => Promise<SignInAnswer>): Promise<unknown> {
    const { answer, refusal } = await call();
    setError(refusal ? (refusal.message ?? unanswered) : null);
    return refusal ? null : answer;
  }

  const asking = (path: string, body: object) => () => signInWith({ address: base + path, body, fields: [], language });

  function show(answer: unknown): void {
    const { codes: fresh = [], ...now } = answer as OwnFactors & { codes?: string[] };
    setFactors(now);
    setApp(null);
    if (fresh.length > 0) setCodes(fresh);
    sessionNews.dispatchEvent(new Event('ended'));
  }

  return {
    app,
    codes,
    error,
    factors,
    forgetCodes: () => setCodes(null),
    ask: async (path: string, body: object, done?: () => void) => {
      const answer = await answered(asking(path, body));
      if (!answer) return;
      show(answer);
      done?.();
    },
    makePasskey: async (name: string) => {
      const answer = await answered(() => makePasskey({ address: `${base}/passkey`, language, name }));
      if (answer) show(answer);
      if (answer) toast.success(texts.done.added);
      return answer !== null;
    },
    setUp: {
      cancel: () => setApp(null),
      begin: async () => {
        const answer = await answered(asking('/app', {}));
        if (answer) setApp(answer as NewApp);
      },
      done: (answer: unknown) => {
        show(answer);
        toast.success(texts.done.added);
      },
    },
  };
}
