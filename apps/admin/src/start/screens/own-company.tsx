'use client';

import { type Locale, pluralText } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { startTransition, useState } from 'react';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { startTexts } from '../catalogue/index.ts';
import type { OwnAnswer } from '../start-api.ts';
import { tell } from './tell.ts';

interface Props {
  /** What came of it. */
  done: OwnAnswer | null;
  language: Locale;
  onDone: (answer: OwnAnswer) => void;
}

/** Takes the demo away, once somebody has read what stays and has said that they are sure. */
export function OwnCompany({ done, language, onDone }: Props) {
  const texts = startTexts[language];
  const router = useRouter();
  const [isSure, setSure] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const number = (value: number) => menuNumber(language).format(value);

  async function begin(): Promise<void> {
    setBusy(true);
    const { answer, refusal } = await tell<'own', OwnAnswer>('own', { sure: true }, texts.failed);
    setError(refusal?.error ?? null);
    setBusy(false);
    if (!answer) return;
    // What came of it is told beside forms that hold nothing of the demo any more.
    startTransition(() => {
      router.refresh();
      onDone(answer);
    });
  }

  return (
    <section aria-labelledby="start-own" className="start-own">
      <h2 id="start-own">{texts.own.heading}</h2>
      {done ? (
        <div role="status">
          <p>{pluralText(texts.own.removed, done.removed, language, number(done.removed))}</p>
          {done.kept > 0 && <p>{pluralText(texts.own.kept, done.kept, language, number(done.kept))}</p>}
          <p>{fill(texts.own.file, { file: done.file })}</p>
          <Button margin={false} onClick={() => window.location.reload()} size="medium" type="button">
            {texts.own.go}
          </Button>
        </div>
      ) : (
        <>
          <p>{texts.own.hint}</p>
          <ul>
            {texts.own.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <label className="start-own__sure">
            <input checked={isSure} onChange={() => setSure(!isSure)} type="checkbox" />
            <span>{texts.own.sure}</span>
          </label>
          <Button disabled={!isSure || isBusy} margin={false} onClick={() => void begin()} size="medium" type="button">
            {texts.own.begin}
          </Button>
          <p aria-live="polite">{isBusy && texts.own.busy}</p>
        </>
      )}
      {error && (
        <p className="start-error" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
