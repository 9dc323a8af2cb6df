'use client';

import { locales, type Locale } from '@nasaq/contract';
import { toast, useConfig, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import type { ToldFinding } from '../../checks/told-finding.ts';
import type { Publication } from '../publication.ts';
import { tellClock } from './clock.ts';
import { type Disputed, languageCase, type LanguageCase } from './language-case.ts';
import { LanguageColumn } from './language-column.tsx';
import { type Outcome, publishLanguage, type PublishError, type Seen } from './publish-language.ts';
import type { usePublication } from './use-publication.ts';
import { usePublishing } from './use-publishing.ts';
import { readerTimeZone } from '../../../platform/staff/interface-language.ts';
import { momentIn, type When, WhenChoice } from './when-choice.tsx';

interface Props {
  call: ReturnType<typeof usePublication>;
  columns: readonly Locale[];
  /** By language, what waits for a decision where the dialog was opened: the newest draft has somebody else's text there. */
  disputes?: Partial<Record<Locale, readonly Disputed[]>>;
  /** Of the menus. */
  language: Locale;
  onClose: () => void;
  /** Leads to the words that a finding is about; the dialog is closed before. */
  onJump: (finding: Pick<ToldFinding, 'locale' | 'path' | 'range'>) => void;
  /** Leads to the field of a refusal, whose path counts rows. */
  onRefusal: (error: PublishError, locale: Locale) => void;
  /** Does it while nothing else is saved. */
  inTurn: (work: () => Promise<void>) => Promise<unknown>;
  /** Something has come to readers. */
  onPublished: () => Promise<unknown>;
  /** What the window shows at the moment: what the dialog tells of, and nothing newer, comes to readers. */
  seen: () => Partial<Record<Locale, Seen>>;
}

/** Both languages beside each other before they come to readers: what is new, what keeps them, and when they come. */
export function PublishDialog(props: Props) {
  const { call, columns, disputes = {}, inTurn, language, onClose, onJump, onPublished, onRefusal, seen } = props;
  const texts = publicationTexts[language];
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const { title } = useDocumentTitle();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const subject = { kind: String(globalSlug ?? collectionSlug), id: globalSlug ? 0 : Number(id) };
  const { known, reload } = usePublishing({ address: call.address!, api: config.routes.api, subject, language });
  const [picked, setPicked] = useState<Picked>({});
  const [when, setWhen] = useState<When>({ is: 'now' });
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState(seen);
  const [outcomes, setOutcomes] = useState<Partial<Record<Locale, Outcome>>>({});
  const { publication } = call;
  const cases = publication && known && known !== 'failed' ? casesOf(publication, known, disputes) : null;
  const chosen = columns.filter(
    (locale) => cases && cases[locale].disputes.length === 0 && (picked[locale] ?? cases[locale].isOffered),
  );
  const named = new Intl.ListFormat(language).format(chosen.map((locale) => texts.languages[locale]));
  const zone = readerTimeZone();

  useEffect(() => dialog.current?.showModal(), []);

  function close() {
    dialog.current?.close();
  }

  /** What was said of another time says nothing of this one. */
  function choose(next: When) {
    call.setError(null);
    setWhen(next);
  }

  async function confirm() {
    // Pressed without a language, it says what it needs; a grey button would leave that to be guessed.
    if (chosen.length === 0) return call.setError(texts.dialog.none);
    call.setError(null);
    await (when.is === 'now' ? publish() : schedule());
  }

  async function publish() {
    setBusy(true);
    const told: typeof outcomes = {};
    await inTurn(async () => {
      // One after the other: both write the newest version.
      for (const locale of chosen) {
        const errors = await publishLanguage({
          address: call.address!,
          isGlobal: Boolean(globalSlug),
          language,
          locale,
          seen: shown[locale],
        });
        told[locale] = errors
          ? { is: 'stopped', errors: errors.length > 0 ? errors : [{ message: texts.dialog.unknown, path: null }] }
          : { is: 'published' };
      }
    });
    await onPublished();
    call.reload();
    setBusy(false);
    setPicked((before) => choiceAfter(before, told));
    if (chosen.every((locale) => told[locale]?.is === 'published')) {
      toast.success(fill(texts.publishedNow, { languages: named }));
      return close();
    }
    reload();
    setShown(seen());
    return setOutcomes(told);
  }

  async function schedule() {
    const at = momentIn(when, zone);
    if (!at) return call.setError(texts.missing);
    const body = { action: 'publish', locales: chosen, at: at.toISOString() };
    const refusal = await call.post('/schedules', body);
    if (refusal) return call.setError(refusal);
    toast.success(tellClock('scheduled', { action: 'publish', at, language, locales: chosen, title }));
    close();
  }

  // In the body: the form around it would take its fields and its keys for its own.
  return createPortal(
    <dialog
      ref={dialog}
      aria-busy={isBusy}
      aria-labelledby={heading}
      className="inbox-dialog publish-dialog"
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={() => {
        call.setError(null);
        onClose();
      }}
    >
      <h2 id={heading}>{fill(texts.dialog.heading, { title })}</h2>
      {known === 'failed' && (
        <p className="inbox-error" role="alert">
          {texts.dialog.failed}{' '}
          <button className="publish-dialog__link" onClick={reload} type="button">
            {texts.dialog.tryAgain}
          </button>
        </p>
      )}
      {known === null && <p role="status">{texts.dialog.loading}</p>}
      {cases && publication && (
        <>
          <div aria-labelledby={heading} className="publish-columns" role="group">
            {columns.map((locale) => (
              <LanguageColumn
                call={call}
                isBusy={isBusy}
                isChosen={chosen.includes(locale)}
                key={locale}
                language={language}
                locale={locale}
                of={cases[locale]}
                onChoose={(isChosen) => {
                  call.setError(null);
                  setPicked({ ...picked, [locale]: isChosen });
                }}
                onJump={(finding) => {
                  close();
                  onJump(finding);
                }}
                onRefusal={(error) => {
                  close();
                  onRefusal(error, locale);
                }}
                outcome={outcomes[locale]}
                publication={publication}
              />
            ))}
          </div>
          <WhenChoice companyZone={publication.timeZone} language={language} onChange={choose} when={when} />
        </>
      )}
      <DialogActions
        busy={isBusy || call.busy}
        cancel={Object.values(outcomes).some(({ is }) => is === 'published') ? texts.dialog.done : texts.back}
        confirm={
          isBusy || call.busy
            ? texts.working
            : chosen.length === 0
              ? texts.dialog.confirmNone[when.is]
              : fill(when.is === 'now' ? texts.dialog.confirm : texts.dialog.confirmLater, { languages: named })
        }
        error={call.error}
        isReady={cases !== null}
        onCancel={close}
        onConfirm={() => void confirm()}
      />
    </dialog>,
    document.body,
  );
}

type Picked = Partial<Record<Locale, boolean>>;

/** What has come to readers is done with; of the others, what was chosen stays, whatever would be offered now. */
function choiceAfter(picked: Picked, told: Partial<Record<Locale, Outcome>>): Picked {
  const open = locales.filter((locale) => told[locale]?.is !== 'published');
  return Object.fromEntries(
    open.flatMap((locale) => {
      const choice = told[locale] ? true : picked[locale];
      return choice === undefined ? [] : [[locale, choice]];
    }),
  );
}

function casesOf(
  publication: Publication,
  known: Parameters<typeof languageCase>[1],
  disputes: NonNullable<Props['disputes']>,
): Record<Locale, LanguageCase> {
  return Object.fromEntries(
    locales.map((locale) => [locale, languageCase(publication, known, locale, disputes[locale])]),
  ) as Record<Locale, LanguageCase>;
}
