'use client';

import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { Conflict } from '../form-base.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { savingTexts } from '../../catalogue/index.ts';
import { ConflictsShown, OthersShown, useConflictsTold } from './changes-shown.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { pageGlobals } from '../../entry/previewed.ts';
import { OverruledInForm } from './overruled-in-form.tsx';
import { OverruledPlain } from './overruled-plain.tsx';
import './saving.css';
import { BroughtBackNotice, TroubleNotice } from './saving-notices.tsx';
import { useBroughtBack } from './use-brought-back.ts';
import { useFormBase, useSavingState } from './use-form.ts';
import { useFormSaves } from './use-form-saves.ts';
import { useKeepMine } from './use-keep-mine.ts';
import { useRefill } from './use-refill.ts';

/** Above the fields: what is not saved, and why; what others have changed since the form was opened, and what both have changed. */
export function OtherChanges() {
  const formBase = useFormBase();
  const { globalSlug } = useDocumentInfo();
  const { i18n, t } = useTranslation();
  const texts = savingTexts[interfaceLanguage(i18n)];
  const conflicts = formBase?.conflicts ?? [];
  const others = formBase?.others ?? [];
  const [busy, setBusy] = useState(false);
  const { saveAndFill } = useRefill();
  const keepMine = useKeepMine();
  useConflictsTold(conflicts);
  const saver = useFormSaves();
  const broughtBack = useBroughtBack();
  const { trouble } = useSavingState();
  // Settings have no desk, which would show both texts of what was replaced knowingly.
  const isSettings = globalSlug !== undefined && !pageGlobals.some((slug) => slug === globalSlug);
  const isQuiet = conflicts.length === 0 && others.length === 0 && !trouble && !broughtBack.at;

  /** Fills the form anew; what stays in dispute keeps its own text. */
  async function refill(givenUp?: Conflict): Promise<void> {
    setBusy(true);
    const filled = await saveAndFill(givenUp).catch(() => false);
    setBusy(false);
    if (!filled) toast.error(texts.unchanged);
  }

  return (
    <>
      <LeaveGuard saver={saver} />
      {!isSettings && <OverruledInForm others={others} />}
      {(isSettings || !isQuiet) && (
        <div className="saving-others">
          <TroubleNotice saver={saver} />
          {broughtBack.at && <BroughtBackNotice {...broughtBack} />}
          <ConflictsShown
            busy={busy}
            conflicts={conflicts}
            onKeep={keepMine}
            onTake={(conflict) => void refill(conflict)}
          />
          {isSettings && <OverruledPlain news={others.map(({ at, path }) => `${at} ${path}`).join()} />}
          <OthersShown others={others}>
            <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={() => void refill()} size="small">
              {busy ? t('general:loading') : texts.show}
            </Button>
          </OthersShown>
        </div>
      )}
    </>
  );
}
