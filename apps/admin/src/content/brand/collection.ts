import type { CollectionConfig } from 'payload';
import { isAdmin } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { settingsGlobal } from '../kit/settings-global.ts';
import { brandLabels } from './catalogue/index.ts';
import { previewEndpoint } from './preview-endpoint.ts';
import { takeFileEndpoint } from './take-file-endpoint.ts';
import { colourFields, faceFields, formFields, markFields, previewField } from './fields.ts';

/** How the company looks, everywhere. What it is called stands in `site`. */
export const brand = settingsGlobal({
  slug: 'brand',
  label: brandLabels.name,
  description: brandLabels.hint,
  group: 'pages',
  endpoints: [takeFileEndpoint, previewEndpoint],
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: brandLabels.tabs.mark, fields: markFields() },
        { label: brandLabels.tabs.colours, fields: colourFields() },
        { label: brandLabels.tabs.faces, fields: faceFields() },
        { label: brandLabels.tabs.form, fields: formFields() },
      ],
    },
    previewField,
  ],
});

/**
 * Bytes of logos and typefaces by their hash: what a version names can come back as long as it is kept. In the database,
 * so that a backup, and a host beside this one, has them.
 */
export const brandFiles: CollectionConfig = {
  slug: 'brand-files',
  labels: brandLabels.files,
  access: { create: () => false, read: isAdmin, update: () => false, delete: () => false },
  admin: { hidden: true, group: groups.pages },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'hash', type: 'text', required: true, unique: true },
    { name: 'type', type: 'text', required: true },
    // In base64.
    { name: 'bytes', type: 'textarea', required: true },
  ],
};
