'use client';

import { getTranslation } from '@payloadcms/translations';
import { useTranslation } from '@payloadcms/ui';
import type { GroupFieldLabelClientComponent } from 'payload';

/**
 * The name of a group that stands alone on its page: a heading of the second level, where Payload has one of the third
 * though none of the second is above it.
 */
export const GroupHeading: GroupFieldLabelClientComponent = ({ field }) => {
  const { i18n } = useTranslation();
  return <h2 className="group-field__title group-heading">{getTranslation(field?.label ?? '', i18n)}</h2>;
};
