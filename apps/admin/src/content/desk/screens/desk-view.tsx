'use client';

import { DefaultEditView, SetDocumentStepNav, useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { DocumentViewClientProps } from 'payload';
import type { ReactNode } from 'react';
import type { Desk } from '../desk-api.ts';
import { OtherDocumentName } from '../../../platform/staff/titles/document-name.tsx';
import { UntouchedForm } from './entry/leave-untouched.tsx';
import { DeskScreen } from './desk-screen.tsx';

interface Props {
  /** The desk as the host has opened it for this screen, and the member of staff for whom. */
  opened: Desk;
  member: number;
  /** What others put into the menu of the entry. */
  menuItems?: ReactNode;
}

/** Both languages of an entry or a page, where one comes first. */
export function DeskView(props: Props) {
  return (
    <main>
      <StepNav />
      <DeskScreen {...props} />
    </main>
  );
}

/**
 * The CMS's own form, one language at a time, a tab away from the desk. It stands alone where there is no desk: for what
 * is in the trash, what is not stored yet, and what is opened in a drawer over another document.
 */
export function FormView(props: DocumentViewClientProps) {
  return (
    <>
      <OtherDocumentName />
      <UntouchedForm />
      <DefaultEditView {...props} />
    </>
  );
}

/** The way back in the bar at the top, as the CMS's own form has it. */
function StepNav() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  if (globalSlug)
    return <SetDocumentStepNav globalLabel={getEntityConfig({ globalSlug }).label} globalSlug={globalSlug} />;
  if (!collectionSlug) return null;
  const { admin, labels } = getEntityConfig({ collectionSlug });
  return (
    <SetDocumentStepNav
      collectionSlug={collectionSlug}
      {...(id !== undefined && { id })}
      pluralLabel={labels.plural}
      useAsTitle={admin.useAsTitle}
    />
  );
}
