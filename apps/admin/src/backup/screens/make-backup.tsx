'use client';

import { fileSize, type Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { useProved } from '../../platform/staff/screens/use-proved.ts';
import type { LastBackup } from '../backup-route.ts';
import { backupTexts } from '../catalogue/index.ts';
import './backups.css';

/** Milliseconds between two looks at what became of it. */
const pace = 2000;
const address = '/backups';

interface Props {
  language: Locale;
  onMade?: () => void;
  /** Of a passphrase, in characters. */
  shortest: number;
}

/** A backup that comes down to who asks for it, sealed with a passphrase of theirs. */
export function MakeBackup({ language, onMade, shortest }: Props) {
  const texts = backupTexts[language].make;
  const id = useId();
  const proved = useProved();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ passphrase: '', again: '' });
  const [wrong, setWrong] = useState<{ passphrase?: string; again?: string }>({});
  const [told, setTold] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [before, setBefore] = useState<LastBackup | null>(null);
  const isBusy = before !== null;

  useEffect(() => {
    if (!before) return undefined;
    const timer = setInterval(async () => {
      const now = await lastBackup();
      if (!now || (now.made?.at === before.made?.at && now.failed === before.failed)) return;
      setBefore(null);
      const isMade = now.made && now.made.at !== before.made?.at;
      setTold(isMade ? fill(texts.done, { size: fileSize(now.made!.bytes, language, 'latn') }) : null);
      setError(isMade ? null : texts.failed);
      if (isMade) onMade?.();
    }, pace);
    return () => clearInterval(timer);
  }, [before, language, onMade, texts]);

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    const faults = {
      ...(typed.passphrase.length < shortest && {
        passphrase: fill(texts.short, { count: menuNumber(language).format(shortest) }),
      }),
      ...(typed.again !== typed.passphrase && { again: texts.differs }),
    };
    setWrong(faults);
    setTold(null);
    setError(null);
    const [first] = Object.keys(faults);
    if (first) return document.getElementById(`${id}-${first}`)?.focus();
    const [outcome, last] = [await proved(), await lastBackup()];
    if (outcome !== 'proved' || !last) return setError(outcome === 'refused' ? texts.refused : texts.failed);
    // As the browser sends a form: the file goes to the disk while it comes.
    form.current!.submit();
    setBefore(last);
    setTold(texts.started);
    setTyped({ passphrase: '', again: '' });
    return undefined;
  }

  return (
    <form
      action={address}
      className="make-backup"
      method="post"
      noValidate
      onSubmit={(event) => void make(event)}
      ref={form}
      target={`${id}-download`}
    >
      <p>{texts.hint}</p>
      {(['passphrase', 'again'] as const).map((name) => (
        <div key={name} className="make-backup__field">
          <label htmlFor={`${id}-${name}`}>{texts[name]}</label>
          <input
            aria-describedby={wrong[name] && `${id}-${name}-wrong`}
            aria-invalid={wrong[name] ? true : undefined}
            autoComplete="new-password"
            dir="ltr"
            id={`${id}-${name}`}
            name={name}
            onChange={({ target }) => {
              setTyped({ ...typed, [name]: target.value });
              setWrong({ ...wrong, [name]: undefined });
            }}
            type="password"
            value={typed[name]}
          />
          {wrong[name] && (
            <p className="make-backup__wrong" id={`${id}-${name}-wrong`}>
              {wrong[name]}
            </p>
          )}
        </div>
      ))}
      <div className="make-backup__end">
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} size="medium" type="submit">
          {texts.act}
        </Button>
        <p aria-live="polite">{told}</p>
        {error && <p role="alert">{error}</p>}
      </div>
      {/* Where an answer goes that is no file: the form stays. */}
      <iframe hidden name={`${id}-download`} sandbox="allow-downloads" title={texts.act} />
    </form>
  );
}

async function lastBackup(): Promise<LastBackup | null> {
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as LastBackup) : null;
}
