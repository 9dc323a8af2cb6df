'use client';

import { locales, type Locale } from '@nasaq/contract';
import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { publicationTexts } from '../../../catalogue/index.ts';
import { isOnSite } from '../../../saving/language-state.ts';
import { ScheduleDialog } from '../../../schedules/screens/schedule-dialog.tsx';
import { UnpublishDialog } from '../../../schedules/screens/unpublish-button.tsx';
import { usePublication } from '../../../schedules/screens/use-publication.ts';
import { ActionMenu } from '../action-menu.tsx';
import { useDesk, useDeskState, workingLocale } from '../desk-context.ts';
import { publishLanguage, type PublishError } from './publish.ts';

interface Props {
  /** What kept something from being published, field by field. */
  onRefused: (errors: readonly PublishError[], locale: Locale | null) => void;
}

/** What is done with the entry as a whole: it is published, scheduled, withdrawn, in the languages that one names. */
export function DeskActions({ onRefused }: Props) {
  const desk = useDesk();
  const { columns, isReadOnly, language, saves, texts } = desk;
  const { collectionSlug, globalSlug, hasPublishPermission, id } = useDocumentInfo();
  const publication = useDeskState((state) => state.publication);
  const call = usePublication();
  const [dialog, setDialog] = useState<'schedule' | 'unpublish' | null>(null);
  const [busy, setBusy] = useState(false);
  const words = publicationTexts[language];
  if (isReadOnly || !hasPublishPermission) return null;
  const open = locales.filter((locale) => isOnSite(publication.languages[locale]));
  const address = globalSlug ? `/api/globals/${globalSlug}` : `/api/${collectionSlug}/${id}`;

  async function publish(languages: readonly Locale[]) {
    setBusy(true);
    onRefused([], null);
    if (await saves.saveNow())
      await saves.saver.inTurn(async () => {
        for (const locale of languages) {
          const errors = await publishLanguage({ address, isGlobal: Boolean(globalSlug), language, locale });
          if (errors) return onRefused(errors.length > 0 ? errors : [{ message: texts.unchanged, path: null }], locale);
        }
        toast.success(languages.length > 1 ? texts.publishedBoth : texts.published[languages[0]!]);
      });
    await saves.show();
    call.reload();
    setBusy(false);
  }

  const publishing = [
    ...columns.map((locale) => ({
      label: fill(words.clock.publish, { language: texts.languages[locale] }),
      run: () => void publish([locale]),
    })),
    { label: texts.publishBoth, run: () => void publish(columns) },
    { label: words.schedule, run: () => setDialog('schedule') },
    ...(open.length > 0 ? [{ label: words.withdraw, run: () => setDialog('unpublish') }] : []),
  ];

  return (
    <div className="desk-actions">
      <ActionMenu actions={publishing} isBusy={busy} label={texts.publish} word={texts.publish} />
      {dialog === 'schedule' && call.publication && (
        <ScheduleDialog
          call={call}
          language={language}
          onClose={() => setDialog(null)}
          timeZone={call.publication.timeZone}
        />
      )}
      {dialog === 'unpublish' && (
        <UnpublishDialog
          call={call}
          edited={open.find((locale) => locale === workingLocale(desk)) ?? open[0]!}
          onClose={() => setDialog(null)}
          onWithdrawn={() => saves.show()}
          open={open}
        />
      )}
    </div>
  );
}
