'use client';

import { FieldLabel } from '@payloadcms/ui';
import type { TextFieldLabelClientComponent } from 'payload';

/** Of a field that the host fills where it is left empty: Payload would mark it as one that has to be written. */
export const FilledLabel: TextFieldLabelClientComponent = ({ field, path }) => (
  <FieldLabel label={field?.label} localized={field?.localized} path={path} />
);
