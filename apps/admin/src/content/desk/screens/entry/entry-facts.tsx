'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { Moment } from '../../../../platform/staff/screens/moment.tsx';
import { deskTexts } from '../../../catalogue/index.ts';
import { PublicationPanel } from '../../../schedules/screens/publication-panel.tsx';
import { UsedIn } from '../../../uses/screens/uses-list.tsx';
import { useDesk, useDeskState } from '../desk-context.ts';
import { useDocument } from '../references/known-documents.ts';
import type { Section } from '../sections.ts';

/** The last part of a desk, as its head leads to it. */
export const factsSection: Section = {
  id: 'desk-part-entry',
  label: { en: deskTexts.en.entry, ar: deskTexts.ar.entry },
  fields: [],
};

/** What stands beside the CMS's own form: how each language is published, who made the entry, and what uses it. */
export function EntryFacts() {
  const { language } = useDesk();
  const { collectionSlug } = useDocumentInfo();
  useToldStanding();
  return (
    <section aria-labelledby={`${factsSection.id}-name`} className="desk-part" id={factsSection.id}>
      <h2 className="desk-part__name" id={`${factsSection.id}-name`}>
        {factsSection.label[language]}
      </h2>
      <div className="desk-facts">
        <PublicationPanel />
        {collectionSlug && <UsedIn />}
        {collectionSlug && <Makers />}
      </div>
    </section>
  );
}

/** What shows how the languages stand reads it again when a save has changed it. */
function useToldStanding(): void {
  const standing = useDeskState(({ publication }) => JSON.stringify(publication));
  const { setLastUpdateTime } = useDocumentInfo();
  const told = useRef(standing);
  useEffect(() => {
    if (told.current === standing) return;
    told.current = standing;
    setLastUpdateTime(Date.now());
  }, [setLastUpdateTime, standing]);
}

const users = { slug: 'users', title: 'name' };

/** Who made the entry, and who has changed it last, as far as this desk has heard. */
function Makers() {
  const { data } = useDocumentInfo();
  const { createdAt, createdBy } = (data ?? {}) as Record<string, unknown>;
  const changed = useDeskState(({ lastChange }) => lastChange);
  return (
    <dl className="desk-makers">
      <Maker at={createdAt} by={createdBy} of="made" />
      <Maker at={changed?.at} by={changed?.by} of="changed" />
    </dl>
  );
}

interface MakerProps {
  of: 'made' | 'changed';
  by: unknown;
  at: unknown;
}

function Maker({ at, by, of }: MakerProps) {
  const { language, texts } = useDesk();
  const found = useDocument(users, idOf(by));
  if (typeof at !== 'string') return null;
  return (
    <div>
      <dt>{texts[of]}</dt>
      <dd>
        <Moment full language={language} value={at} />
        {found?.name[language] && <bdi>{found.name[language]}</bdi>}
      </dd>
    </div>
  );
}

function idOf(by: unknown): number | null {
  if (typeof by === 'number') return by;
  return (by as { id?: number } | null | undefined)?.id ?? null;
}
