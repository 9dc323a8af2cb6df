'use client';

import { locales, type Locale } from '@nasaq/contract';
import { pathByPairs, pathFromPlaces } from '@nasaq/translation';
import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { publicationTexts } from '../../../catalogue/index.ts';
import { isOnSite } from '../../../saving/language-state.ts';
import { PublishDialog } from '../../../schedules/screens/publish-dialog.tsx';
import { UnpublishDialog, withdrawable } from '../../../schedules/screens/unpublish-dialog.tsx';
import { ActionMenu } from '../action-menu.tsx';
import { useDesk, useDeskState } from '../desk-context.ts';
import { useJump } from '../jump.ts';
import { useDeskPublication } from '../plugs/desk-publication.tsx';

/** What is done with the entry as a whole: it is published now or at a time, and withdrawn, in the languages that one names. */
export function DeskActions() {
  const desk = useDesk();
  const { columns, focus, goTo, isReadOnly, language, saves, store, texts } = desk;
  const { hasPublishPermission } = useDocumentInfo();
  const publication = useDeskState((state) => state.publication);
  const conflicts = useDeskState((state) => state.conflicts);
  const call = useDeskPublication();
  const jump = useJump();
  const [dialog, setDialog] = useState<'publish' | 'unpublish' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = publicationTexts[language];
  if (isReadOnly || !hasPublishPermission) return null;
  const open = locales.filter((locale) => isOnSite(publication.languages[locale]));
  const offered = withdrawable(open, call.publication);
  const { source } = store.current().record;

  const disputesIn = (locale: Locale) =>
    conflicts[locale].map(({ label, own, path }) => ({
      label,
      ...(own && { own }),
      path: pathByPairs(store.current().docs[locale], path) ?? path,
    }));

  /** What is published is what is stored. */
  async function ask() {
    setBusy(true);
    const isStored = await saves.saveNow();
    setBusy(false);
    call.reload();
    if (isStored) setDialog('publish');
    else toast.error(words.dialog.notSaved);
  }

  return (
    <div className="desk-actions">
      <button className="desk-button desk-button--main" disabled={isBusy} onClick={() => void ask()} type="button">
        {texts.publish}
      </button>
      {offered.length > 0 && (
        <ActionMenu
          actions={[
            { label: words.dialog.open, run: () => void ask() },
            { label: words.withdraw, run: () => setDialog('unpublish') },
          ]}
          icon="unfold"
          label={words.title}
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog
          call={call}
          columns={columns}
          disputes={{ en: disputesIn('en'), ar: disputesIn('ar') }}
          inTurn={(work) => saves.saver.inTurn(work)}
          language={language}
          onClose={() => setDialog(null)}
          onJump={jump}
          onPublished={() => saves.show()}
          seen={() => {
            const { bases, form } = store.current();
            return { en: { base: bases.en, form, locale: 'en' }, ar: { base: bases.ar, form, locale: 'ar' } };
          }}
          onRefusal={({ path }, locale) => {
            const place = path && pathFromPlaces(store.current().docs[locale], path);
            if (place) goTo({ locale, path: place });
          }}
        />
      )}
      {dialog === 'unpublish' && (
        <UnpublishDialog
          call={call}
          // Where nobody is writing, the one that the other is translated from.
          edited={offered.find((locale) => locale === (focus.current()?.locale ?? source)) ?? offered[0]!}
          onClose={() => setDialog(null)}
          // Whoever has withdrawn it knows.
          onWithdrawn={async () => {
            await saves.show();
            store.withdrawalSeen();
          }}
          open={open}
        />
      )}
    </div>
  );
}
