'use client';

import {
  Button,
  toast,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useHotkey,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { publicationTexts, savingTexts } from '../../catalogue/index.ts';
import type { LanguageState } from '../language-state.ts';
import './saving.css';
import { TakeBack } from './take-back.tsx';
import { useFormBase, useSaver, useSavingState } from './use-form.ts';
import { useRefill } from './use-refill.ts';

/** Above the form of settings: one state for both languages, as the newest save has told. */
export function SettingsStatus({ isOfTeam = false }: { isOfTeam?: boolean }) {
  const publication = useFormBase()?.publication;
  const { code } = useLocale();
  const { i18n, t } = useTranslation();
  const texts = savingTexts[interfaceLanguage(i18n)];
  const { busy } = useSavingState();
  if (!publication) return null;
  const state: LanguageState = publication.languages[code === 'ar' ? 'ar' : 'en'];
  const draft = isOfTeam ? texts.settingsDraftOfTeam : texts.settingsDraft;
  const words: Record<LanguageState, string> = {
    published: t('version:published'),
    changed: t('version:changed'),
    draft,
    untitled: draft,
    missing: texts.settingsUntouched,
  };
  return (
    <div aria-label={texts.publication} className="saving-status" role="group">
      <span className={`saving-state saving-state--${state}`}>
        <strong>{words[state]}</strong>
      </span>
      {busy && <span role="status">{t('general:saving')}</span>}
    </div>
  );
}

/** In the place of Payload's: what is typed is stored first, and both languages go out together. */
export function PublishSettings({ isOfTeam = false }: { isOfTeam?: boolean }) {
  const { globalSlug, hasPublishPermission } = useDocumentInfo();
  const { config } = useConfig();
  const { code } = useLocale();
  const { submit } = useForm();
  const { i18n, t } = useTranslation();
  const editDepth = useEditDepth();
  const saver = useSaver();
  const { catchUp, saveAndFill } = useRefill();
  const [isBusy, setBusy] = useState(false);
  const language = interfaceLanguage(i18n);

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    void saver.saveNow();
  });
  if (!hasPublishPermission) return null;

  async function publish() {
    setBusy(true);
    // In dispute, or no connection: the lines above the form say which.
    if (!(await saver.saveNow()) || saver.isUnsaved()) {
      setBusy(false);
      toast.error(publicationTexts[language].dialog.notSaved);
      return;
    }
    const answer = await saver.inTurn(() =>
      submit({
        action: `${config.routes.api}/globals/${globalSlug}?depth=0&fallback-locale=null&locale=${code}`,
        method: 'POST',
        overrides: { _status: 'published' },
        disableSuccessStatus: true,
      }),
    );
    setBusy(false);
    // Of what was refused Payload's form does not say why: it may be what somebody has stored that was not to be seen here.
    if (!answer || !('res' in answer) || !answer.res.ok) return void (await catchUp());
    await saveAndFill();
    const texts = savingTexts[language];
    toast.success(isOfTeam ? texts.settingsInForce : texts.settingsPublished);
  }

  return (
    <>
      <TakeBack />
      <Button
        buttonStyle="primary"
        disabled={isBusy}
        id="action-save"
        margin={false}
        onClick={() => void publish()}
        size="medium"
        type="button"
      >
        {isBusy ? t('version:publishing') : savingTexts[language].publishSettings}
      </Button>
    </>
  );
}
