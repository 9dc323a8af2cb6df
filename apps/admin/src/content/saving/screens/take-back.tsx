'use client';

import { Button, ConfirmationModal, toast, useDocumentInfo, useLocale, useModal, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { staffLabels } from '../../../platform/staff/catalogue/index.ts';
import { interfaceLanguage, menuTags } from '../../../platform/staff/interface-language.ts';
import { fill as fillText } from '../../../platform/staff/screens/screen-texts.ts';
import { publicationTexts, savingTexts } from '../../catalogue/index.ts';
import { useFormBase, useSaver } from './use-form.ts';
import { useRefill } from './use-refill.ts';

/** While a draft of settings waits: puts the whole back to what readers have, once it is known what goes. */
export function TakeBack() {
  const publication = useFormBase()?.publication;
  const { globalSlug, incrementVersionCount } = useDocumentInfo();
  const { code } = useLocale();
  const { toggleModal } = useModal();
  const { i18n, t } = useTranslation();
  const { fill } = useRefill();
  const saver = useSaver();
  const [fields, setFields] = useState<readonly string[]>([]);
  const language = interfaceLanguage(i18n);
  const texts = savingTexts[language].takeBack;
  const modal = 'take-draft-back';
  const state = publication?.languages[code === 'ar' ? 'ar' : 'en'];
  if (state !== 'changed' && state !== 'draft') return null;
  const isDelivered = state === 'draft';

  async function call(method: 'GET' | 'POST', path: string): Promise<readonly string[] | null> {
    const headers = { 'Accept-Language': language, 'Content-Type': 'application/json' };
    const call = { method, credentials: 'include', headers } as const;
    const answer = await fetch(`/api/globals/${globalSlug}/${path}`, call).catch(() => null);
    if (!answer?.ok) return null;
    return ((await answer.json()) as { fields: string[] }).fields;
  }

  /** What is typed is stored first: it is named, and stays among the versions. */
  async function ask(): Promise<void> {
    if (!(await saver.saveNow()) || saver.isUnsaved()) {
      toast.error(publicationTexts[language].dialog.notSaved);
      return;
    }
    const waiting = await call('GET', 'waiting');
    if (!waiting) return void toast.error(texts.failed);
    if (waiting.length === 0) return void toast.info(isDelivered ? texts.sameAsDelivered : texts.same);
    setFields(waiting);
    toggleModal(modal);
  }

  async function takeBack(): Promise<void> {
    const dropped = await call('POST', 'take-back');
    if (!dropped || !(await fill())) return void toast.error(texts.failed);
    saver.forget();
    incrementVersionCount();
    toast.success(texts.done);
  }

  return (
    <>
      <Button buttonStyle="secondary" id="action-take-back" margin={false} onClick={() => void ask()} size="medium">
        {isDelivered ? texts.toDelivered : t('version:revertToPublished')}
      </Button>
      <ConfirmationModal
        body={fillText(texts.body, { fields: new Intl.ListFormat(menuTags[language]).format(fields) })}
        confirmingLabel={t('version:reverting')}
        confirmLabel={staffLabels.verbs.putBack[language]}
        heading={isDelivered ? texts.headingDelivered : texts.heading}
        modalSlug={modal}
        onConfirm={() => saver.inTurn(takeBack).catch(() => void toast.error(texts.failed))}
      />
    </>
  );
}
