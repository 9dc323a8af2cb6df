'use client';

import { DefaultEditView, SetDocumentStepNav, useConfig, useDocumentInfo, useEditDepth } from '@payloadcms/ui';
import type { DocumentViewClientProps } from 'payload';
import { OtherDocumentName } from '../../../platform/staff/titles/document-name.tsx';
import { UntouchedForm } from './entry/leave-untouched.tsx';
import { DeskScreen } from './desk-screen.tsx';

/**
 * Both languages of an entry or a page, where one comes first. The CMS's own form stands one tab away; it shows what is in
 * the trash, what is not stored yet, and what is opened in a drawer over another document.
 */
export function DeskView(props: DocumentViewClientProps) {
  const { globalSlug, id, isTrashed } = useDocumentInfo();
  const depth = useEditDepth();
  if (depth > 1 || isTrashed || (!globalSlug && id === undefined)) return <FormView {...props} />;
  return (
    <main>
      <StepNav />
      <DeskScreen menuItems={props.EditMenuItems} />
    </main>
  );
}

/** The CMS's own form, one language at a time. */
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
