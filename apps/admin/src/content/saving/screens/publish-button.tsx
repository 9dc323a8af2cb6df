'use client';

import { PublishButton as PayloadPublishButton } from '@payloadcms/ui';
import { useToldPublication } from './use-told-publication.ts';

/** The publish button of entries and of the pages that exist once, with its menu: alive while anything waits. */
export function PublishButton() {
  useToldPublication();
  return <PayloadPublishButton />;
}
