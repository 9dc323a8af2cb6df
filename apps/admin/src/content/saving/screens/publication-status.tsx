'use client';

import { otherLocale, type Locale } from '@nasaq/contract';
import { Button, ConfirmationModal, toast, useDocumentInfo, useLocale, useModal, useTranslation } from '@payloadcms/ui';
import type { LanguageState } from '../language-state.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { staffLabels } from '../../../platform/staff/catalogue/index.ts';
import './saving.css';
import { publicationTexts, savingTexts } from '../../catalogue/index.ts';
import { useEntryAddress, useFormBase, useSaver, useSavingState } from './use-form.ts';
import { useRefill } from './use-refill.ts';

/** Above the form, in the place of Payload’s: what of each language is on the site, as the newest save has told. */
export function PublicationStatus() {
  const publication = useFormBase()?.publication;
  const { docPermissions, isTrashed } = useDocumentInfo();
  const { code } = useLocale();
  const { i18n, t } = useTranslation();
  const texts = savingTexts[interfaceLanguage(i18n)];
  const { busy } = useSavingState();
  if (!publication) return null;
  const current = code as Locale;
  const states: Record<LanguageState, string> = {
    published: publicationTexts[interfaceLanguage(i18n)].states.published,
    changed: t('version:changed'),
    draft: t('version:draft'),
    untitled: publicationTexts[interfaceLanguage(i18n)].states.untitled,
    missing: texts.notWritten,
  };
  return (
    <div aria-label={texts.publication} className="saving-status" role="group">
      {[current, otherLocale(current)].map((locale) => (
        <span className={`saving-state saving-state--${publication.languages[locale]}`} key={locale}>
          {texts.languages[locale]}: <strong>{states[publication.languages[locale]]}</strong>
        </span>
      ))}
      {publication.shared && <span className="saving-state saving-state--changed">{texts.sharedWait}</span>}
      {!isTrashed && docPermissions?.update && publication.languages[current] === 'changed' && <Revert />}
      {busy && <span role="status">{t('general:saving')}</span>}
    </div>
  );
}

/** Puts the language that is edited back to what is on the site. */
function Revert() {
  const { globalSlug, incrementVersionCount } = useDocumentInfo();
  const { toggleModal } = useModal();
  const { code } = useLocale();
  const { i18n, t } = useTranslation();
  const { fill } = useRefill();
  const saver = useSaver();
  const address = useEntryAddress();
  const texts = savingTexts[interfaceLanguage(i18n)];
  const modal = 'revert-to-published';

  async function revert(): Promise<void> {
    const headers = { 'Accept-Language': i18n.language, 'Content-Type': 'application/json' };
    const published = await fetch(address!.published, { credentials: 'include', headers });
    const body = JSON.stringify(await published.json());
    const method = globalSlug ? 'POST' : 'PATCH';
    const answer = await fetch(address!.published, { method, credentials: 'include', headers, body });
    const { errors, message } = (await answer.json()) as { errors?: { message: string }[]; message?: string };
    if (!answer.ok || !(await fill())) {
      toast.error(errors?.[0]?.message ?? t('error:revertingDocument'));
      return;
    }
    saver.forget();
    incrementVersionCount();
    toast.success(message ?? t('general:updatedSuccessfully'));
  }

  return (
    <>
      <Button buttonStyle="none" id="action-revert-to-published" margin={false} onClick={() => toggleModal(modal)}>
        {t('version:revertToPublished')}
      </Button>
      <ConfirmationModal
        body={texts.revertBody[code as Locale]}
        confirmingLabel={t('version:reverting')}
        confirmLabel={staffLabels.verbs.putBack[interfaceLanguage(i18n)]}
        heading={texts.revertHeading[code as Locale]}
        modalSlug={modal}
        onConfirm={() => saver.inTurn(revert).catch(() => void toast.error(t('error:revertingDocument')))}
      />
    </>
  );
}
