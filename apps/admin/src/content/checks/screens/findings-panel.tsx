'use client';

import { type Locale, locales } from '@nasaq/contract';
import { sentenceOf } from '@nasaq/translation/checks';
import { toast, useAuth, useConfig } from '@payloadcms/ui';
import { useId, useState, useSyncExternalStore } from 'react';
import { hasRole } from '../../../platform/staff/access.ts';
import { menuNumber } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { checkScreenTexts } from '../../catalogue/index.ts';
import type { ToldFinding } from '../told-finding.ts';
import { FindingsList } from './findings-list.tsx';
import type { LiveChecks, LiveFindings } from './live/live-checks.ts';
import './checks.css';

interface Props {
  checks: LiveChecks;
  /** The languages in the order of their columns. */
  columns: readonly Locale[];
  isReadOnly: boolean;
  /** Of the menus. */
  language: Locale;
  onJump: (finding: ToldFinding) => void;
}

/** All that the checks say of a document, by language, the graver first; and what somebody has dismissed. */
export function FindingsPanel({ checks, columns, isReadOnly, language, onJump }: Props) {
  const { dismissed, open, state } = useSyncExternalStore(checks.subscribe, checks.current, checks.current);
  const [asked, setAsked] = useState<string | null>(null);
  const texts = checkScreenTexts[language].panel;
  const number = menuNumber(language);
  if (state === 'waiting') return <p className="findings-note">{texts.waiting}</p>;
  if (state === 'apart')
    return (
      <p className="findings-note">
        {texts.apart}{' '}
        <button className="findings__more" onClick={() => void checks.refresh()} type="button">
          {texts.tryAgain}
        </button>
      </p>
    );
  const groups = [...columns, 'both' as const].map((locale) => ({
    locale,
    findings: open.filter((finding) => finding.locale === locale),
  }));

  return (
    <div className="findings-panel">
      {open.length === 0 && <p className="findings-note findings-note--good">{texts.none}</p>}
      {groups
        .filter(({ findings }) => findings.length > 0)
        .map(({ findings, locale }) => (
          <section key={locale}>
            <h3 className="findings-panel__language">
              {locale === 'both' ? texts.bothLanguages : checkScreenTexts[language].languages[locale]}{' '}
              <span>{number.format(findings.length)}</span>
            </h3>
            <FindingsList
              findings={findings}
              language={language}
              onJump={onJump}
              renderActions={(finding) =>
                !isReadOnly &&
                finding.level === 'warns' && (
                  <Dismissing
                    checks={checks}
                    finding={finding}
                    isAsked={asked === finding.key}
                    language={language}
                    onAsk={(isAsked) => setAsked(isAsked ? finding.key : null)}
                  />
                )
              }
            />
          </section>
        ))}
      {dismissed.length > 0 && (
        <details className="findings-dismissed">
          <summary>{fill(texts.dismissed, { count: number.format(dismissed.length) })}</summary>
          <ul>
            {dismissed.map((one) => (
              <Dismissed checks={checks} isReadOnly={isReadOnly} key={one.dismissal.id} language={language} {...one} />
            ))}
          </ul>
        </details>
      )}
      <TableLink language={language} />
    </div>
  );
}

interface DismissingProps {
  checks: LiveChecks;
  finding: ToldFinding;
  isAsked: boolean;
  language: Locale;
  onAsk: (isAsked: boolean) => void;
}

/** A warning is dismissed with a reason, which whoever comes after reads. */
function Dismissing({ checks, finding, isAsked, language, onAsk }: DismissingProps) {
  const texts = checkScreenTexts[language].panel;
  const id = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!isAsked)
    return (
      <button
        aria-label={fill(texts.dismissNamed, { sentence: sentenceOf(finding, language) })}
        className="finding__act"
        onClick={() => onAsk(true)}
        type="button"
      >
        {texts.dismiss}
      </button>
    );

  const isReady = reason.trim().length >= 3;

  async function dismiss() {
    if (!isReady || isBusy) return;
    setBusy(true);
    const refused = await checks.dismiss(finding, reason.trim());
    setBusy(false);
    setError(refused);
    if (refused) return;
    onAsk(false);
    toast.success(texts.dismissedNow);
  }

  return (
    // No form: it would stand in that of the CMS.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of what stands in it come up to it
    <div
      className="finding__form"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onAsk(false);
        else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void dismiss();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <label htmlFor={id}>{texts.why}</label>
      <input
        ref={focus}
        dir="auto"
        id={id}
        maxLength={300}
        onChange={({ target }) => setReason(target.value)}
        value={reason}
      />
      <p className="inbox-quiet">{texts.whyHint}</p>
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
      <div>
        <button
          className="desk-button desk-button--main"
          disabled={isBusy || !isReady}
          onClick={() => void dismiss()}
          type="button"
        >
          {texts.dismiss}
        </button>
        <button className="desk-button" onClick={() => onAsk(false)} type="button">
          {texts.cancel}
        </button>
      </div>
    </div>
  );
}

/** Somebody has just asked for it. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}

type DismissedProps = Pick<DismissingProps, 'checks' | 'language'> &
  LiveFindings['dismissed'][number] & { isReadOnly: boolean };

/** Why something is none, who has said so, and when. */
function Dismissed({ checks, dismissal, finding, isReadOnly, language }: DismissedProps) {
  const texts = checkScreenTexts[language].panel;
  const [error, setError] = useState<string | null>(null);
  const sentence = sentenceOf(finding, language);
  return (
    <li>
      <p className="finding__label">
        {finding.label[language]}
        {finding.locale !== 'both' && locales.includes(finding.locale) && (
          <span> ({checkScreenTexts[language].languages[finding.locale]})</span>
        )}
      </p>
      <p>{sentence}</p>
      <p className="findings-dismissed__reason">
        <span className="inbox-quiet">{fill(texts.dismissedBy, { name: dismissal.by || texts.gone })}</span>{' '}
        <bdi>{dismissal.reason}</bdi>{' '}
        <span className="inbox-quiet">
          <Moment language={language} value={dismissal.at} />
        </span>
      </p>
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
      {!isReadOnly && (
        <button
          aria-label={fill(texts.takeBackNamed, { sentence })}
          className="finding__act"
          onClick={() => void checks.takeBack(dismissal).then(setError)}
          type="button"
        >
          {texts.takeBack}
        </button>
      )}
    </li>
  );
}

/** Administrators decide what each check does. */
function TableLink({ language }: { language: Locale }) {
  const { config } = useConfig();
  const { user } = useAuth();
  if (!hasRole(user)) return null;
  return (
    <a className="findings-panel__table" href={`${config.routes.admin}/globals/checks`}>
      {checkScreenTexts[language].panel.table}
    </a>
  );
}
