'use client';

import {
  Button,
  FormSubmit,
  toast,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormFields,
  useFormModified,
  useFormSubmitted,
  useHotkey,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { savingTexts } from '../../catalogue/index.ts';
import type { Conflict } from '../form-base.ts';
import { ConflictsShown, OthersShown, useConflictsTold } from './changes-shown.tsx';
import { OverruledPlain } from './overruled-plain.tsx';
import './saving.css';
import { BroughtBackNotice, TroubleNotice } from './saving-notices.tsx';
import { useKeptForm } from './use-brought-back.ts';
import { useCommitted, useEntryAddress, useFormBase, useSaver } from './use-form.ts';
import { toldWords, useLedOn, useRefusedTold } from './refused-fields.ts';
import { useKeepMine } from './use-keep-mine.ts';
import { usePlainSaves } from './use-plain-saves.ts';
import { useRefill } from './use-refill.ts';

/** Above the fields of a form without drafts: what was not saved, and why; what others have changed, and what both have. */
export function PlainFormChanges() {
  const formBase = useFormBase();
  const { i18n, t } = useTranslation();
  const texts = savingTexts[interfaceLanguage(i18n)];
  const conflicts = formBase?.conflicts ?? [];
  const unshown = formBase?.others ?? [];
  const [busy, setBusy] = useState(false);
  const { fillAround } = useRefill();
  const keepMine = useKeepMine();
  const committed = useCommitted();
  useConflictsTold(conflicts);
  const kept = useKeptForm();
  const modified = useFormModified();
  const { others, saver } = usePlainSaves(kept.close);

  async function keep(conflict: Conflict): Promise<void> {
    setBusy(true);
    keepMine(conflict);
    await committed();
    // As its writer has asked before.
    await saver.saveNow();
    setBusy(false);
  }

  async function take(conflict?: Conflict): Promise<void> {
    setBusy(true);
    const filled = await saver.inTurn(() => fillAround(conflict)).catch(() => false);
    setBusy(false);
    if (!filled) toast.error(texts.unchanged);
  }

  return (
    <div className="saving-others">
      <TroubleNotice isAsked saver={saver} />
      <WaitingFile />
      {kept.at && modified && <BroughtBackNotice {...kept} />}
      <ConflictsShown
        busy={busy}
        conflicts={conflicts}
        onKeep={(conflict) => void keep(conflict)}
        onTake={(conflict) => void take(conflict)}
      />
      <OverruledPlain isAsked news={[...unshown, ...others].map(({ at, path }) => `${at} ${path}`).join()} />
      <OthersShown others={unshown.length > 0 ? unshown : others}>
        {unshown.length > 0 && (
          <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={() => void take()} size="small">
            {busy ? t('general:loading') : texts.show}
          </Button>
        )}
      </OthersShown>
    </div>
  );
}

/**
 * Of a stored picture that is to have another file: Payload shows the stored one again once a save was refused, and in its
 * editor of pictures in any case.
 */
function WaitingFile() {
  const { data, id, setData } = useDocumentInfo();
  const { i18n } = useTranslation();
  const submitted = useFormSubmitted();
  const chosen = useFormFields(([fields]) => fields.file?.value);
  const file = id !== undefined && chosen instanceof File ? chosen : null;
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  const stored = useRef<typeof data>(undefined);

  useEffect(() => {
    const isStored = !String(data?.url).startsWith('blob:');
    if (file && data?.url !== url) {
      if (isStored) stored.current = data;
      const read = {
        filename: file.name,
        filesize: file.size,
        mimeType: file.type,
        width: undefined,
        height: undefined,
      };
      setData({ ...stored.current, ...read, url, thumbnailURL: url });
    } else if (!file && !isStored && stored.current) setData(stored.current);
  }, [data, file, setData, url]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  if (!file || !submitted) return null;
  return (
    <p className="saving-news" role="status">
      {fill(savingTexts[interfaceLanguage(i18n)].fileWaits, { file: file.name })}
    </p>
  );
}

/** In the place of Payload's: its own saves know nothing of what others have changed, nor of a session that has ended. */
export function SaveMerged() {
  const { uploadStatus } = useDocumentInfo();
  const isNew = useEntryAddress() === null;
  const modified = useFormModified();
  const { t } = useTranslation();
  const editDepth = useEditDepth();
  const saver = useSaver();
  const { submit } = useForm();
  const committed = useCommitted();
  const isLedOn = useLedOn();
  const tellRefused = useRefusedTold();
  // Of something new that is empty one learns what it needs.
  const disabled = (!modified && !isNew) || uploadStatus === 'uploading';

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (!disabled) void save();
  });

  async function save(): Promise<void> {
    if (!modified && isNew) return submitEmpty();
    // How a picture is to be cut stands in no field: what somebody asks for is saved, whether it looks changed or not.
    saver.decided();
    if ((await saver.saveNow()) && !saver.isUnsaved() && !isNew) toast.success(t('general:updatedSuccessfully'));
  }

  async function submitEmpty(): Promise<void> {
    const told = toldWords();
    await submit({ disableSuccessStatus: isLedOn });
    await committed();
    tellRefused(told);
  }

  return (
    <FormSubmit buttonId="action-save" disabled={disabled} onClick={() => void save()} size="medium" type="button">
      {t('general:save')}
    </FormSubmit>
  );
}
