'use client';

import type { Locale } from '@nasaq/contract';
import { getTranslation } from '@payloadcms/translations';
import {
  ConfirmationModal,
  Popup,
  PopupList,
  toast,
  useConfig,
  useDocumentEvents,
  useDocumentInfo,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { staffLabels } from '../../../../platform/staff/catalogue/index.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { savingTexts } from '../../../catalogue/index.ts';
import type { Action } from '../action-menu.tsx';
import { useDesk, useDeskState } from '../desk-context.ts';
import { Icon } from '../icons.tsx';
import { duplicateEntry, putBack } from './entry-acts.ts';

const modal = 'desk-put-back';

interface Props {
  /** What others add. */
  children?: ReactNode;
  /** What a wide desk has in its head. */
  views: readonly Action[];
}

/** What the menu of the CMS's own form offers for the whole entry. */
export function EntryMenu({ children, views }: Props) {
  const { columns, isReadOnly, language, saves, texts } = useDesk();
  const { collectionSlug, docPermissions, globalSlug, id } = useDocumentInfo();
  const { config, getEntityConfig } = useConfig();
  const { i18n, t } = useTranslation();
  const { openModal } = useModal();
  const router = useRouter();
  const publication = useDeskState((state) => state.publication);
  const [asked, setAsked] = useState<Locale | null>(null);
  const collection = collectionSlug ? getEntityConfig({ collectionSlug }) : null;
  const mayCreate = Boolean(docPermissions && 'create' in docPermissions && docPermissions.create);
  const changed = isReadOnly ? [] : columns.filter((locale) => publication.languages[locale] === 'changed');
  const address = globalSlug ? `/api/globals/${globalSlug}` : `/api/${collectionSlug}/${id}`;
  const list = `${config.routes.admin}/collections/${collectionSlug}`;
  const { mostRecentUpdate } = useDocumentEvents();
  const showOthers = useEffectEvent(() => void saves.show());
  useEffect(() => {
    // Something in its menu has changed the entry behind the desk.
    if (mostRecentUpdate?.entitySlug === collectionSlug && mostRecentUpdate?.id === id) showOthers();
  }, [collectionSlug, id, mostRecentUpdate]);
  if (!collection && changed.length === 0 && views.length === 0) return null;

  async function duplicate() {
    if (!(await saves.saveNow())) return;
    const made = await duplicateEntry(address, language);
    if ('refused' in made) return void toast.error(made.refused || texts.unchanged);
    toast.success(
      t('general:successfullyDuplicated', { label: getTranslation(collection!.labels.singular, i18n as never) }),
    );
    router.push(`${list}/${made.id}`);
  }

  async function revert(locale: Locale) {
    if (!(await saves.saveNow())) return;
    const refused = await saves.saver.inTurn(() =>
      putBack({ address, isGlobal: Boolean(globalSlug), language, locale }),
    );
    if (refused === null) toast.success(texts.putBackDone[locale]);
    else toast.error(refused || texts.unchanged);
    await saves.show();
  }

  return (
    <>
      <Popup
        button={
          <>
            <Icon name="more" />
            <span className="desk-unseen">{texts.more}</span>
          </>
        }
        buttonClassName="desk-tool"
        className="desk-entry-menu"
        horizontalAlign="right"
        size="large"
      >
        <PopupList.ButtonGroup>
          {collection && mayCreate && (
            <>
              <PopupList.Button href={`${list}/create`} id="action-create">
                {t('general:createNew')}
              </PopupList.Button>
              <PopupList.Button id="action-duplicate" onClick={() => void duplicate()}>
                {t('general:duplicate')}
              </PopupList.Button>
            </>
          )}
          {changed.map((locale) => (
            <PopupList.Button
              id={`action-put-back-${locale}`}
              key={locale}
              onClick={() => {
                setAsked(locale);
                openModal(modal);
              }}
            >
              {fill(texts.putBack, { language: texts.languages[locale] })}
            </PopupList.Button>
          ))}
          {children}
          {views.map(({ label, run }) => (
            <PopupList.Button key={label} onClick={run}>
              {label}
            </PopupList.Button>
          ))}
        </PopupList.ButtonGroup>
      </Popup>
      <ConfirmationModal
        body={asked && savingTexts[language].revertBody[asked]}
        confirmLabel={staffLabels.verbs.putBack[language]}
        heading={(asked && savingTexts[language].revertHeading[asked]) ?? ''}
        modalSlug={modal}
        onConfirm={() => void (asked && revert(asked))}
      />
    </>
  );
}
