'use client';

import { Button, toast, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { Conflict, FormBase, OtherChange } from '../form-base.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { OverruledInForm } from './overruled-in-form.tsx';
import './saving.css';
import { BroughtBackNotice, TroubleNotice } from './saving-notices.tsx';
import { savingTexts } from '../../catalogue/index.ts';
import { Quoted } from './quoted.tsx';
import { useBroughtBack } from './use-brought-back.ts';
import { useFormBase, useSaver, useSavingState } from './use-form.ts';
import { useFormSaves } from './use-form-saves.ts';
import { useRefill } from './use-refill.ts';

/** Above the fields: what is not saved, and why; what others have changed since the form was opened, and what both have changed. */
export function OtherChanges() {
  const formBase = useFormBase();
  const { i18n, t } = useTranslation();
  const texts = savingTexts[interfaceLanguage(i18n)];
  const conflicts = formBase?.conflicts ?? [];
  const others = formBase?.others ?? [];
  const { busy, keepMine, refill } = useDecisions(conflicts, texts.unchanged);
  useConflictsTold(conflicts, texts.conflictTold);
  const saver = useFormSaves();
  const broughtBack = useBroughtBack();
  const { trouble } = useSavingState();
  const isQuiet = conflicts.length === 0 && others.length === 0 && !trouble && !broughtBack.at;

  return (
    <>
      <LeaveGuard saver={saver} />
      <OverruledInForm others={others} />
      {!isQuiet && (
        <div className="saving-others">
          <TroubleNotice saver={saver} />
          {broughtBack.at && <BroughtBackNotice {...broughtBack} />}
          {conflicts.map((conflict) => (
            <section aria-label={conflict.label} className="saving-conflict" key={conflict.path}>
              <h2>{conflict.label}</h2>
              <p>
                {conflict.own ? (
                  texts.alsoChangedOwn
                ) : (
                  <>
                    <bdi>{conflict.by || texts.somebody}</bdi> {texts.alsoChanged}
                  </>
                )}{' '}
                <Moment language={interfaceLanguage(i18n)} value={conflict.at} />.
              </p>
              <figure>
                <figcaption>{texts.theirs}</figcaption>
                {conflict.theirs ? (
                  <Quoted dir="auto" language={interfaceLanguage(i18n)} text={conflict.theirs} />
                ) : (
                  <blockquote>{texts.theirsEmpty}</blockquote>
                )}
              </figure>
              <div className="saving-actions">
                <Button
                  buttonStyle="primary"
                  disabled={busy}
                  margin={false}
                  onClick={() => keepMine(conflict)}
                  size="small"
                >
                  {texts.keepMine}
                </Button>
                <Button
                  buttonStyle="secondary"
                  disabled={busy}
                  margin={false}
                  onClick={() => void refill(conflict)}
                  size="small"
                >
                  {texts.takeTheirs}
                </Button>
              </div>
            </section>
          ))}
          {others.length > 0 && (
            <p className="saving-news" role="status">
              <span>
                {byPerson(others, texts.somebody).map(([person, labels]) => (
                  <span key={person}>
                    <bdi>{person}</bdi> {texts.othersChanged}{' '}
                    {labels.join(interfaceLanguage(i18n) === 'ar' ? '، ' : ', ')}.{' '}
                  </span>
                ))}
              </span>
              <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={() => void refill()} size="small">
                {busy ? t('general:loading') : texts.show}
              </Button>
            </p>
          )}
        </div>
      )}
    </>
  );
}

function useDecisions(conflicts: Conflict[], failed: string) {
  const [busy, setBusy] = useState(false);
  const { saveAndFill } = useRefill();
  const saver = useSaver();
  const { setModified } = useForm();
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const field = useFormFields(([fields]) => fields.formBase);

  /** The form has seen their text now: its own one is saved over it with the next autosave. */
  function keepMine({ path, seen }: Conflict): void {
    const formBase = field?.value as FormBase;
    // Rows that are gone there are gone from the base too.
    const rest = Object.entries(formBase.base).filter(([at]) => at !== path && !at.startsWith(`${path}.`));
    const value: FormBase = {
      ...formBase,
      base: { ...Object.fromEntries(rest), ...seen },
      conflicts: conflicts.filter((conflict) => conflict.path !== path),
      // Whoever wrote theirs is told.
      over: [...(formBase.over ?? []), path],
    };
    dispatch({ type: 'UPDATE_MANY', formState: { formBase: { ...field, value } } });
    setModified(true);
    saver.decided();
  }

  /** Fills the form anew; what stays in dispute keeps its own text. */
  async function refill(givenUp?: Conflict): Promise<void> {
    setBusy(true);
    const filled = await saveAndFill(givenUp).catch(() => false);
    setBusy(false);
    if (!filled) toast.error(failed);
  }

  return { busy, keepMine, refill };
}

/** Says a new conflict where it is noticed also by who writes far below. */
function useConflictsTold(conflicts: Conflict[], text: string): void {
  const told = useRef('');
  const labels = conflicts.map(({ label }) => label).join(', ');
  useEffect(() => {
    if (labels && labels !== told.current) toast.error(text.replace('{labels}', () => labels));
    told.current = labels;
  }, [labels, text]);
}

function byPerson(changes: OtherChange[], somebody: string): [string, string[]][] {
  const people = new Map<string, string[]>();
  for (const { by, label } of changes) people.set(by || somebody, [...(people.get(by || somebody) ?? []), label]);
  return [...people];
}
