'use client';

import { locales, type Locale } from '@nasaq/contract';
import {
  PopupList,
  toast,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isOnSite } from '../../saving/language-state.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { UsesList, useUses } from '../../uses/screens/uses-list.tsx';
import { Choices } from './schedule-dialog.tsx';
import { useRefill } from '../../saving/screens/use-refill.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import { usePublication } from './use-publication.ts';

/** In the menu of what is public: takes away the language that one names. */
export function UnpublishButton() {
  const { hasPublishPermission, isTrashed } = useDocumentInfo();
  const [isAsking, setAsking] = useState(false);
  const call = usePublication();
  const texts = publicationTexts[interfaceLanguage(useTranslation().i18n)];
  const open = locales.filter((locale) => isOnSite(call.publication?.languages[locale].state ?? 'missing'));
  if (!hasPublishPermission || isTrashed || open.length === 0) return null;
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => setAsking(true)}>
        {texts.withdraw}
      </PopupList.Button>
      {isAsking && <UnpublishInForm call={call} onClose={() => setAsking(false)} open={open} />}
    </>
  );
}

type Props = Pick<DialogProps, 'call' | 'onClose' | 'open'>;

/** Beside the CMS's own form, which is told what has happened. */
function UnpublishInForm({ call, onClose, open }: Props) {
  const { incrementVersionCount, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo();
  const { getData, reset } = useForm();
  const modified = useFormModified();
  const { fill: fillForm } = useRefill();
  const { code } = useLocale();

  async function withdrawn(languages: readonly Locale[]) {
    // What is being typed stays; its own save tells how the entry stands.
    if (modified) await reset({ ...getData(), _status: 'draft' });
    else await fillForm();
    incrementVersionCount();
    setUnpublishedVersionCount(1);
    setHasPublishedDoc(open.length > languages.length);
  }

  return (
    <UnpublishDialog
      call={call}
      edited={open.find((locale) => locale === code) ?? open[0]!}
      onClose={onClose}
      onWithdrawn={withdrawn}
      open={open}
    />
  );
}

interface DialogProps {
  call: ReturnType<typeof usePublication>;
  /** The language that is offered first. */
  edited: Locale;
  onClose: () => void;
  onWithdrawn: (languages: readonly Locale[]) => Promise<unknown>;
  /** The languages that are public. */
  open: readonly Locale[];
}

/** Takes away one language or both, and names the entries that lose something with it. */
export function UnpublishDialog({ call, edited, onClose, onWithdrawn, open }: DialogProps) {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = publicationTexts[language];
  const { globalSlug } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [chosen, setChosen] = useState<Locale | 'both'>(edited);
  const [busy, setBusy] = useState(false);
  const { address, error, setError } = call;
  // Pages that exist once are used nowhere.
  const uses = useUses(globalSlug ? null : address);

  useEffect(() => dialog.current?.showModal(), []);

  async function withdraw() {
    setBusy(true);
    setError(null);
    const wanted = chosen === 'both' ? open : [chosen];
    try {
      // One after the other: both write the newest version.
      for (const locale of wanted)
        await unpublish(`${address}?depth=0&locale=${locale}`, Boolean(globalSlug), language);
      await onWithdrawn(wanted);
      toast.success(texts.withdrawn);
      dialog.current?.close();
    } catch (refusal) {
      setError((refusal instanceof Error && refusal.message) || texts.unchanged);
    } finally {
      setBusy(false);
      call.reload();
    }
  }

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
          ...open.map((value) => ({ value, label: texts.languages[value] })),
          ...(open.length > 1 ? [{ value: 'both' as const, label: texts.both }] : []),
        ]}
        value={chosen}
      />
      {uses === 'unknown' && <p className="inbox-quiet">{texts.withdrawUnknown}</p>}
      {uses && uses !== 'unknown' && uses.length > 0 && (
        <>
          <p>{texts.withdrawUsed}</p>
          <UsesList language={language} uses={uses} />
        </>
      )}
      <DialogActions
        busy={busy}
        cancel={texts.back}
        className="inbox-danger"
        confirm={busy ? texts.working : texts.actions.unpublish}
        error={error}
        onCancel={() => dialog.current?.close()}
        onConfirm={() => void withdraw()}
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
