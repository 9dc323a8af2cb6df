'use client';

import { Button, ConfirmationModal, toast, useDocumentInfo, useLocale, useModal, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { staffLabels } from '../../../platform/staff/catalogue/index.ts';
import { interfaceLanguage, menuTags } from '../../../platform/staff/interface-language.ts';
import { fill as fillText } from '../../../platform/staff/screens/screen-texts.ts';
import { publicationTexts, savingTexts } from '../../catalogue/index.ts';
import { useFormBase, useSaver } from './use-form.ts';
import { useRefill } from './use-refill.ts';

const modal = 'take-draft-back';

/** What is asked about: what waits, and what of it has come since it was asked about the last time. */
interface Asked {
  fields: readonly string[];
  seen: Record<string, string>;
  fresh?: readonly string[];
}

/** While a draft of settings waits: puts the whole back to what readers have, once it is known what goes. */
export function TakeBack() {
  const publication = useFormBase()?.publication;
  const { globalSlug, incrementVersionCount } = useDocumentInfo();
  const { code } = useLocale();
  const { isModalOpen, openModal } = useModal();
  const { i18n, t } = useTranslation();
  const { fill } = useRefill();
  const saver = useSaver();
  const [asked, setAsked] = useState<Asked>({ fields: [], seen: {} });
  const [again, setAgain] = useState<Asked | null>(null);
  const language = interfaceLanguage(i18n);
  const texts = savingTexts[language].takeBack;
  const isOpen = isModalOpen(modal);
  const list = new Intl.ListFormat(menuTags[language]);
  // A dialog that was answered closes before it can ask anew.
  useEffect(() => {
    if (!again || isOpen) return;
    setAsked(again);
    setAgain(null);
    openModal(modal);
  }, [again, isOpen, openModal]);
  const state = publication?.languages[code === 'ar' ? 'ar' : 'en'];
  if (state !== 'changed' && state !== 'draft') return null;
  const isDelivered = state === 'draft';

  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<Asked | null> {
    const headers = { 'Accept-Language': language, 'Content-Type': 'application/json' };
    const call = { method, credentials: 'include', headers, ...(body && { body: JSON.stringify(body) }) } as const;
    const answer = await fetch(`/api/globals/${globalSlug}/${path}`, call).catch(() => null);
    return answer?.ok || answer?.status === 409 ? readAsked(answer) : null;
  }

  /** What is typed is stored first: it is named, and stays among the versions. */
  async function ask(): Promise<void> {
    if (!(await saver.saveNow()) || saver.isUnsaved()) {
      toast.error(publicationTexts[language].dialog.notSaved);
      return;
    }
    const waiting = await call('GET', 'waiting');
    if (!waiting) return void toast.error(texts.failed);
    if (waiting.fields.length === 0) return void toast.info(isDelivered ? texts.sameAsDelivered : texts.same);
    setAsked(waiting);
    openModal(modal);
  }

  async function takeBack(): Promise<void> {
    const dropped = await call('POST', 'take-back', { seen: asked.seen });
    if (dropped?.fresh) return setAgain(dropped);
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
        body={[
          ...(asked.fresh ? [fillText(texts.meanwhile, { fields: list.format(asked.fresh) })] : []),
          fillText(texts.body, { fields: list.format(asked.fields) }),
        ].join(' ')}
        confirmingLabel={t('version:reverting')}
        confirmLabel={staffLabels.verbs.putBack[language]}
        heading={isDelivered ? texts.headingDelivered : texts.heading}
        modalSlug={modal}
        onConfirm={() => saver.inTurn(takeBack).catch(() => void toast.error(texts.failed))}
      />
    </>
  );
}

/** Whatever stands before the host may answer with a status of its own. */
async function readAsked(answer: Response): Promise<Asked | null> {
  const asked = (await answer.json().catch(() => null)) as Asked | null;
  return Array.isArray(asked?.fields) ? asked : null;
}
