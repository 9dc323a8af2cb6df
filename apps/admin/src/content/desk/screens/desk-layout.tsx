'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { deskTexts } from '../../catalogue/index.ts';
import { staffLabels } from '../../../platform/staff/catalogue/index.ts';
import { LeaveGuard } from '../../saving/screens/leave-guard.tsx';
import type { Desk } from '../desk-api.ts';
import { DeskNotices } from './conflicts/notices.tsx';
import { type DeskAddress, readSources } from './desk-calls.ts';
import { DeskContext, type DeskTools } from './desk-context.ts';
import { DeskFocus, focusPlace, noticeLeaving, placeOf } from './desk-focus.ts';
import { useDeskKeys } from './desk-keys.ts';
import { isBlank } from './desk-state.ts';
import { DeskStore } from './desk-store.ts';
import { EntryFacts, factsSection } from './entry/entry-facts.tsx';
import { EntryMenu } from './entry/entry-menu.tsx';
import { useLeavingUntouched } from './entry/leave-untouched.tsx';
import { begunIn, DocumentName, useFirstWord } from './entry/new-entry.ts';
import { Fields } from './fields/fields.tsx';
import { DeskActions } from './head/desk-actions.tsx';
import { DeskHead, type ViewAction } from './head/desk-head.tsx';
import type { KeptPlaces } from './kept-desk.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { DeskChecks } from './plugs/desk-checks.tsx';
import { sidePanels } from './plugs/plugs.tsx';
import { PanelButtons, PanelDock, SidePanelsContext, useSidePanels } from './plugs/side-panels.tsx';
import { PreviewDock } from './preview/preview-dock.tsx';
import { RowMoves } from './row-moves.ts';
import { sectionsOf } from './sections.ts';
import { ConfirmedSources, SourcesContext } from './states/confirmed-sources.ts';
import { Doubts } from './states/doubts.ts';
import { useArrangement } from './use-arrangement.ts';
import { useAskedPlace } from './use-asked-place.ts';
import { useDeskSaves } from './use-desk-saves.ts';
import { firstFields, useWhole } from './use-whole.ts';
import { useWorkFilter, WorkFilterContext } from './work-filter.ts';

interface Props {
  at: DeskAddress;
  desk: Desk;
  /** What others put into the menu of the entry. */
  menuItems: ReactNode;
  places: KeptPlaces;
}

/** A desk that is open: its head, its fields in two columns, and what others put beside them. */
export function DeskLayout({ at, desk: opened, menuItems, places }: Props) {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = deskTexts[language];
  const { collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo();
  const root = useRef<HTMLDivElement>(null);
  const [desk] = useState(() => begunIn(opened, language));
  const [store] = useState(() => new DeskStore(desk, at.user));
  const [focus] = useState(() => new DeskFocus());
  const [moves] = useState(() => new RowMoves());
  const [doubts] = useState(() => new Doubts(store));
  const [sources] = useState(() => new ConfirmedSources((fingerprints) => readSources(at, fingerprints)));
  const [spoken, say] = useState('');
  const [isHelping, setHelping] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const isReadOnly = !desk.writable || !hasSavePermission;
  const saves = useDeskSaves({ at, isReadOnly, places, store });
  const { columns, isNarrow, swap } = useArrangement(root, desk.record.source, at.user);
  const panels = useSidePanels(root, sidePanels, at.user);
  const filter = useWorkFilter(store);
  const { clear } = filter;
  const { complete, isWhole } = useWhole();

  const goTo = useCallback<DeskTools['goTo']>(
    (to) => {
      if (!root.current || focusPlace(root.current, to)) return;
      // It is left out by the filter, or folded on a narrow screen.
      clear();
      complete();
      focus.unfold(to.path);
      requestAnimationFrame(() => root.current && focusPlace(root.current, to));
    },
    [clear, complete, focus],
  );
  const tools = useMemo<DeskTools>(
    () => ({
      store,
      saves,
      focus,
      moves,
      doubts,
      language,
      texts,
      columns,
      isReadOnly,
      isNarrow,
      goTo,
      replace: (to, value) => store.write(to, value),
      say,
    }),
    [columns, doubts, focus, goTo, isNarrow, isReadOnly, language, moves, saves, store, texts],
  );
  useEffect(() => noticeLeaving(focus), [focus]);
  useFirstWord(tools, desk !== opened);
  useLeavingUntouched(
    at,
    () =>
      desk !== opened && !isReadOnly && !store.hasUnsaved() && isBlank({ ...store.current(), fields: store.fields }),
  );
  useAskedPlace(tools, isWhole);
  const { next } = useDeskKeys({ tools, root, openHelp: () => setHelping(true) });
  const views: readonly ViewAction[] = [
    { icon: 'swap', label: texts.swap, run: swap },
    { icon: 'keys', label: texts.keys.heading, run: () => setHelping(true) },
  ];
  const sections = useMemo(
    () =>
      sectionsOf(desk.fields, {
        text: staffLabels.words.text,
        aside: { en: deskTexts.en.aside, ar: deskTexts.ar.aside },
      }),
    [desk.fields],
  );

  return (
    <DeskContext value={tools}>
      <SourcesContext value={sources}>
        <WorkFilterContext value={filter.shown}>
          <SidePanelsContext value={panels}>
            <DeskChecks address={at.address.replace(/\/desk$/, '')} type={String(globalSlug ?? collectionSlug)}>
              <LeaveGuard saver={saves.all} />
              <DocumentName kind={desk.label[language]} language={language} store={store} />
              <div
                ref={root}
                className="desk"
                data-narrow={isNarrow || undefined}
                data-panel={panels.open ? panels.as : undefined}
                onFocus={({ target }) => {
                  const to = placeOf(target);
                  if (!to) return;
                  focus.set(to);
                  // What is offered for it stands at the end of the window, and must not cover it.
                  const field = target.closest('.desk-field:not([data-kind="richText"])');
                  requestAnimationFrame(() => field?.scrollIntoView({ block: 'nearest' }));
                }}
              >
                <DeskHead
                  actions={
                    <>
                      <DeskActions />
                      <EntryMenu views={isNarrow ? views : []}>{menuItems}</EntryMenu>
                    </>
                  }
                  isFiltered={filter.shown !== null}
                  isPreviewing={isPreviewing}
                  onFilter={filter.toggle}
                  onNext={() => next(1)}
                  onPreview={() => setPreviewing(!isPreviewing)}
                  panels={<PanelButtons />}
                  sections={[...sections, factsSection]}
                  views={views}
                />
                <DeskNotices />
                <div className="desk-fields">
                  {(isWhole ? sections : sections.slice(0, 1)).map((section) => (
                    <section
                      aria-labelledby={`${section.id}-name`}
                      className="desk-part"
                      id={section.id}
                      key={section.id}
                    >
                      {sections.length > 1 && (
                        <h2 className="desk-part__name" id={`${section.id}-name`}>
                          {section.label[language]}
                        </h2>
                      )}
                      <Fields fields={isWhole ? section.fields : section.fields.slice(0, firstFields)} />
                    </section>
                  ))}
                  {isWhole && <EntryFacts />}
                </div>
                <PanelDock />
                {isPreviewing && <PreviewDock address={at.address} onClose={() => setPreviewing(false)} />}
                <p aria-live="polite" className="desk-unseen">
                  {spoken}
                </p>
                {isHelping && <KeysDialog onClose={() => setHelping(false)} />}
              </div>
            </DeskChecks>
          </SidePanelsContext>
        </WorkFilterContext>
      </SourcesContext>
    </DeskContext>
  );
}
