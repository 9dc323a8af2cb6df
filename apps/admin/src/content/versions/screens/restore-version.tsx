'use client';

import { locales, type Locale } from '@nasaq/contract';
import type { Bilingual, FieldState } from '@nasaq/translation';
import { Button, toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { interfaceLanguage, menuMoment, menuNumber, menuTags } from '../../../platform/staff/interface-language.ts';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { savingTexts, translationStates } from '../../catalogue/index.ts';
import type { Counts, Return } from '../read-version.ts';

interface Props {
  /** When the version was saved, ISO 8601. */
  at: string;
  comesBack: Return;
  version: number;
}

/** The way back to a version, for who may write. */
export function RestoreVersion(props: Props) {
  const { hasSavePermission } = useDocumentInfo();
  const [isAsking, setAsking] = useState(false);
  const texts = savingTexts[interfaceLanguage(useTranslation().i18n)].version;
  if (!hasSavePermission) return null;
  return (
    <>
      <Button margin={false} onClick={() => setAsking(true)} size="medium" type="button">
        {texts.restore}
      </Button>
      {isAsking && <RestoreDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

type Part = Locale | 'shared';

/** Asks what comes back, and says of each part what that changes in the draft of now: texts, and how they stand. */
function RestoreDialog({ at, comesBack, onClose, version }: Props & { onClose: () => void }) {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = savingTexts[language];
  const own = texts.version;
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { bearsLanguage } = comesBack;
  const [chosen, choose] = useState<Record<Part, boolean>>({
    en: bearsLanguage && !comesBack.empty.en,
    ar: bearsLanguage && !comesBack.empty.ar,
    shared: true,
  });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const languages = locales.filter((locale) => chosen[locale]);
  const list = new Intl.ListFormat(menuTags[language]);
  const names: Record<Part, string> = { ...texts.languages, shared: own.shared };
  const parts = (['en', 'ar', 'shared'] as const).filter((part) => chosen[part]);
  const what = list.format(parts.map((part) => (part === 'shared' ? own.sharedWithin : names[part])));
  const place = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}`;
  const moment = menuMoment(at, language);

  useEffect(() => dialog.current?.showModal(), []);

  async function restore() {
    setBusy(true);
    setError(null);
    try {
      const answer = await fetch(`${config.routes.api}/${place}/versions/${version}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
        body: JSON.stringify({ languages, shared: chosen.shared }),
      });
      if (!answer.ok) {
        const { errors } = (await answer.json().catch(() => ({}))) as { errors?: { message: string }[] };
        return setError(errors?.[0]?.message ?? own.failed);
      }
      toast.success(bearsLanguage ? fill(own.done, { what }) : own.doneWhole);
      return router.push(`${config.routes.admin}/${globalSlug ? place : `collections/${place}/${id}`}`);
    } catch {
      return setError(own.failed);
    } finally {
      setBusy(false);
    }
  }

  const told = (part: Part) => {
    if (!chosen[part]) return own.stays;
    if (part === 'shared') return labelled(comesBack.shared);
    return comesBack.empty[part] ? own.emptied : labelled(comesBack.languages[part]);
  };
  const labelled = (labels: readonly Bilingual[]) =>
    labels.length === 0
      ? own.sameWords
      : fill(own.changes, { fields: list.format(labels.map((label) => label[language])) });
  const key = languages.length > 1 ? 'both' : languages[0];
  const states = (locale: Locale) => statesTold(comesBack.now[locale], key && comesBack.after[key][locale], language);
  const changes = (part: Part) => {
    if (part === 'shared') return comesBack.shared.length > 0;
    return comesBack.empty[part] || comesBack.languages[part].length > 0 || states(part) !== null;
  };

  const chosenPart = parts.length === 0 ? own.none : fill(own.confirm, { what });
  const confirm = bearsLanguage ? chosenPart : own.confirmWhole;

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="inbox-dialog inbox-dialog--question restore-dialog"
      onClose={onClose}
    >
      <h2 id={heading}>{fill(own.heading, { moment })}</h2>
      <p>{own.lead}</p>
      {bearsLanguage ? (
        <fieldset>
          <legend>{own.choose}</legend>
          {(['en', 'ar', 'shared'] as const).map((part) => (
            <div key={part}>
              <label>
                <input
                  aria-describedby={`${heading}-${part}`}
                  checked={chosen[part]}
                  onChange={({ target }) => choose({ ...chosen, [part]: target.checked })}
                  type="checkbox"
                />
                {names[part]}
              </label>
              <div aria-live="polite" className="restore-dialog__said" id={`${heading}-${part}`}>
                <p>{told(part)}</p>
                {part !== 'shared' && states(part) && <p>{states(part)}</p>}
              </div>
            </div>
          ))}
        </fieldset>
      ) : (
        <p>{told('shared')}</p>
      )}
      {languages.length > 1 && comesBack.source && (
        <p>{fill(own.source, { language: texts.languages[comesBack.source] })}</p>
      )}
      <DialogActions
        busy={isBusy}
        cancel={own.close}
        confirm={confirm}
        error={error}
        isReady={bearsLanguage ? parts.some(changes) : changes('shared')}
        onCancel={() => dialog.current?.close()}
        onConfirm={() => void restore()}
      />
    </dialog>,
    document.body,
  );
}

const order: readonly FieldState[] = ['confirmed', 'outdated', 'review', 'machine', 'draft', 'missing'];

/** How its translations would stand, where that is another way than now. */
function statesTold(now: Counts, after: Counts | undefined, language: Locale): string | null {
  const moved = after ? order.filter((state) => (now[state] ?? 0) !== (after[state] ?? 0)) : [];
  if (moved.length === 0) return null;
  const { states, stateMoves } = savingTexts[language].version;
  const number = menuNumber(language);
  const told = moved.map((state) =>
    fill(stateMoves, {
      state: translationStates[state][language],
      now: number.format(now[state] ?? 0),
      after: number.format(after?.[state] ?? 0),
    }),
  );
  return fill(states, { states: new Intl.ListFormat(menuTags[language]).format(told) });
}
