import { DocumentInfoProvider, Form } from '@payloadcms/ui';
import type { ClientConfig, FormState } from 'payload';
import type { ComponentProps, ReactNode } from 'react';

interface Props {
  children: ReactNode;
  collection?: string;
  /** In its place what exists once. */
  global?: string;
  /** None while it is being made. */
  id?: number;
  isTrashed?: boolean;
  /** What the form around the screen holds. */
  state?: FormState;
  /** Where its own save goes, and what the form makes of the answer; a screen that sends it elsewhere says so itself. */
  saves?: { action: string; stateOf: (doc: Record<string, unknown>) => FormState };
}

const empty: FormState = {};

/** A document of the CMS and its form, around a screen that stands in them. */
export function DocumentForm({ children, collection, global, id, isTrashed, saves, state = empty }: Props) {
  const info = {
    collectionSlug: collection,
    globalSlug: global,
    currentEditor: null,
    docPermissions: { create: true, fields: true, read: true, update: true },
    hasPublishedDoc: false,
    hasPublishPermission: true,
    hasSavePermission: true,
    id,
    initialData: {},
    initialState: state,
    isLocked: false,
    isTrashed,
    lastUpdateTime: 0,
    mostRecentVersionIsAutosaved: false,
    unpublishedVersionCount: 0,
    versionCount: 0,
  } as unknown as ComponentProps<typeof DocumentInfoProvider>;
  return (
    <DocumentInfoProvider {...info}>
      <Form
        initialState={state}
        {...(saves && {
          action: saves.action,
          method: 'PATCH' as const,
          onSuccess: (answer: unknown) =>
            Promise.resolve(saves.stateOf((answer as { doc: Record<string, unknown> }).doc)),
        })}
      >
        {children}
      </Form>
    </DocumentInfoProvider>
  );
}

/** A collection as the browser knows it, with what its screens read. */
export function clientCollection(slug: string, more: object = {}): ClientConfig['collections'][number] {
  return { slug, admin: {}, fields: [], labels: { singular: slug, plural: slug }, ...more } as never;
}
