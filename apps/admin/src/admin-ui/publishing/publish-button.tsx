'use client';

import { PublishButton as PayloadPublishButton } from '@payloadcms/ui';

/** The publish button of entries and of the pages that exist once, with its menu. */
export function PublishButton() {
  return <PayloadPublishButton />;
}
