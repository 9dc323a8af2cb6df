'use client';

import { isLocale, locales, otherLocale, type Locale } from '@nasaq/contract';
import {
  Button,
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useHotkey,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { deskTexts, publicationTexts } from '../../catalogue/index.ts';
import { isOnSite } from '../../saving/language-state.ts';
import type { FormBase } from '../../saving/form-base.ts';
import { useSaver } from '../../saving/screens/use-form.ts';
import { useRefill } from '../../saving/screens/use-refill.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { Seen } from './publish-language.ts';
import { UnpublishDialog, withdrawable } from './unpublish-dialog.tsx';
import { usePublication } from './use-publication.ts';

const mostSaves = 5;

/** On the CMS's own form, in the place of Payload's button: saves what is typed, and asks as the desk does. */
export function PublishButton() {
  const { collectionSlug, globalSlug, hasPublishPermission, id, isTrashed } = useDocumentInfo();
  const { config } = useConfig();
  const { code } = useLocale();
  const language = interfaceLanguage(useTranslation().i18n);
  const editDepth = useEditDepth();
  const router = useRouter();
  const saver = useSaver();
  const { saveAndFill } = useRefill();
  const { getFields } = useForm();
  const call = usePublication();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const edited = isLocale(code) ? code : 'en';
  const texts = publicationTexts[language];

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    void saver.saveNow();
  });
  if (!hasPublishPermission || isTrashed) return null;

  /** What is published is what is stored. */
  async function ask() {
    setBusy(true);
    const isStored = await store();
    setBusy(false);
    call.reload();
    if (isStored) setAsking(true);
    else toast.error(texts.dialog.notSaved);
  }

  /** Again where something was typed while it was saved. What is in dispute is not stored until somebody decides. */
  async function store(): Promise<boolean> {
    for (let saves = 0; saves < mostSaves; saves += 1) {
      if (!(await saver.saveNow())) return false;
      if (!saver.isUnsaved()) return true;
    }
    return false;
  }

  /** The form shows one language; of the other, what the dialog tells is all that is seen. */
  function seen(): Partial<Record<Locale, Seen>> {
    const shown = getFields().formBase?.value as FormBase | null | undefined;
    return shown ? { [shown.locale]: { base: shown.base, form: shown.form, locale: shown.locale } } : {};
  }

  /** The desk has both languages, and knows the way to a row. */
  function lead(path: string | null, locale: Locale | 'both') {
    if (!path) return;
    const place = globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${id}`;
    const query = new URLSearchParams({ field: path, ...(locale === 'both' ? {} : { language: locale }) });
    const address = `${config.routes.admin}/${place}?${query}`;
    // Under a form in a drawer lies another one.
    if (editDepth > 1) window.open(address, '_blank');
    else router.push(address);
  }

  return (
    <>
      <Button
        buttonStyle="primary"
        disabled={isBusy || !call.address}
        id="action-save"
        margin={false}
        onClick={() => void ask()}
        size="medium"
        type="button"
      >
        {deskTexts[language].publish}
      </Button>
      {isAsking && (
        <PublishDialog
          call={call}
          columns={[edited, otherLocale(edited)]}
          inTurn={(work) => saver.inTurn(work)}
          language={language}
          onClose={() => setAsking(false)}
          onJump={({ locale, path }) => lead(path, locale)}
          onPublished={() => saveAndFill()}
          onRefusal={({ path }, locale) => lead(path, locale)}
          seen={seen}
        />
      )}
    </>
  );
}

/** In the menu of the form: takes away the language that one names, now or at a time. */
export function UnpublishButton() {
  const { hasPublishPermission, isTrashed } = useDocumentInfo();
  const { code } = useLocale();
  const { saveAndFill } = useRefill();
  const [isAsking, setAsking] = useState(false);
  const call = usePublication();
  const texts = publicationTexts[interfaceLanguage(useTranslation().i18n)];
  const open = locales.filter((locale) => isOnSite(call.publication?.languages[locale].state ?? 'missing'));
  const offered = withdrawable(open, call.publication);
  if (!hasPublishPermission || isTrashed || offered.length === 0) return null;
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => setAsking(true)}>
        {texts.withdraw}
      </PopupList.Button>
      {isAsking && (
        <UnpublishDialog
          call={call}
          edited={offered.find((locale) => locale === code) ?? offered[0]!}
          onClose={() => setAsking(false)}
          onWithdrawn={() => saveAndFill()}
          open={open}
        />
      )}
    </>
  );
}
