'use client';

import { locales, type Locale } from '@nasaq/contract';
import { toast, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { interfaceLanguage, readerTimeZone } from '../../../platform/staff/interface-language.ts';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import { UsesList, useUses } from '../../uses/screens/uses-list.tsx';
import type { Publication } from '../publication.ts';
import { Choices } from './choices.tsx';
import { firstChoice, tellClock } from './clock.ts';
import type { usePublication } from './use-publication.ts';
import { momentIn, type When, WhenChoice } from './when-choice.tsx';

/** What is public, or will be by the clock. */
export function withdrawable(open: readonly Locale[], publication: Publication | null): Locale[] {
  const comes = ({ action, failed }: Publication['schedules'][number]) => action === 'publish' && !failed;
  const coming = publication?.schedules.filter(comes).map(({ locale }) => locale) ?? [];
  return locales.filter((locale) => open.includes(locale) || coming.includes(locale));
}

interface Props {
  call: ReturnType<typeof usePublication>;
  /** The language that is offered first. */
  edited: Locale;
  onClose: () => void;
  onWithdrawn: () => Promise<unknown>;
  /** The languages that are public. */
  open: readonly Locale[];
}

/** Takes away one language or both, now or at a time, and names the entries that lose something with it. */
export function UnpublishDialog({ call, edited, onClose, onWithdrawn, open }: Props) {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = publicationTexts[language];
  const { globalSlug } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [chosen, setChosen] = useState<Locale | 'both'>(edited);
  const [asked, setWhen] = useState<When>({ is: 'now' });
  const [busy, setBusy] = useState(false);
  const { address, error, publication, setError } = call;
  // Pages that exist once are used nowhere.
  const uses = useUses(globalSlug ? null : address);
  const zone = readerTimeZone();
  const offered = withdrawable(open, publication);
  const wanted = chosen === 'both' ? offered : [chosen];
  const isNowPossible = wanted.some((locale) => open.includes(locale));
  const named = new Intl.ListFormat(language).format(wanted.map((locale) => texts.languages[locale]));
  const when: When = asked.is === 'now' && !isNowPossible ? { is: 'later', ...firstChoice(zone) } : asked;

  useEffect(() => dialog.current?.showModal(), []);

  /** What was said of another time says nothing of this one. */
  function choose(next: When) {
    call.setError(null);
    setWhen(next);
  }

  async function withdraw() {
    setBusy(true);
    setError(null);
    try {
      // One after the other: both write the newest version.
      for (const locale of wanted.filter((one) => open.includes(one)))
        await unpublish(`${address}?depth=0&locale=${locale}`, Boolean(globalSlug), language);
      await onWithdrawn();
      toast.success(texts.withdrawn);
      dialog.current?.close();
    } catch (refusal) {
      setError((refusal instanceof Error && refusal.message) || texts.unchanged);
    } finally {
      setBusy(false);
      call.reload();
    }
  }

  async function schedule() {
    const at = momentIn(when, zone);
    if (!at) return setError(texts.missing);
    const body = { action: 'unpublish', locales: wanted, at: at.toISOString() };
    const refusal = await call.post('/schedules', body);
    if (refusal) return setError(refusal);
    toast.success(tellClock('scheduled', { action: 'unpublish', at, language, locales: wanted, title }));
    dialog.current?.close();
  }

  // In the body: the form around it would take its fields and its keys for its own.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="inbox-dialog inbox-dialog--question"
      onClose={() => {
        setError(null);
        onClose();
      }}
    >
      <h2 id={heading}>{fill(texts.withdrawHeading, { title })}</h2>
      <p>{texts.withdrawAsk}</p>
      <Choices
        legend={texts.language}
        name={heading}
        onChange={setChosen}
        options={[
          ...offered.map((value) => ({ value, label: texts.languages[value] })),
          ...(offered.length > 1 ? [{ value: 'both' as const, label: texts.both }] : []),
        ]}
        value={chosen}
      />
      {publication && (
        <WhenChoice
          companyZone={publication.timeZone}
          isNowPossible={isNowPossible}
          language={language}
          onChange={choose}
          when={when}
        />
      )}
      {uses === 'unknown' && <p className="inbox-quiet">{texts.withdrawUnknown}</p>}
      {uses && uses !== 'unknown' && uses.length > 0 && (
        <>
          <p>{texts.withdrawUsed}</p>
          <UsesList language={language} uses={uses} />
        </>
      )}
      <DialogActions
        busy={busy || call.busy}
        cancel={texts.back}
        className="inbox-danger"
        confirm={
          busy || call.busy
            ? texts.working
            : when.is === 'now'
              ? fill(texts.clock.unpublish, { language: named })
              : texts.withdrawLater
        }
        error={error}
        onCancel={() => dialog.current?.close()}
        onConfirm={() => void (when.is === 'now' ? withdraw() : schedule())}
      />
    </dialog>,
    document.body,
  );
}

/** @throws Error with the host's own sentence, or without one */
async function unpublish(address: string, isGlobal: boolean, language: Locale): Promise<void> {
  const answer = await fetch(address, {
    method: isGlobal ? 'POST' : 'PATCH',
    credentials: 'same-origin',
    headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
    body: JSON.stringify({ _status: 'draft' }),
  });
  if (answer.ok) return;
  const { errors } = (await answer.json().catch(() => ({}))) as { errors?: { message: string }[] };
  throw new Error(errors?.[0]?.message ?? '');
}
