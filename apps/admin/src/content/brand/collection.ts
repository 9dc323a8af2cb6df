import type { CollectionConfig, GlobalConfig } from 'payload';
import { isAdmin } from '../../platform/staff/access.ts';
import { settingsGlobal } from '../kit/settings-global.ts';
import { brandLabels } from './catalogue/index.ts';
import { colourFields, faceFields, formFields, markFields } from './fields.ts';

/** How the company looks, everywhere. What it is called stands in `site`. */
const settings = settingsGlobal({
  slug: 'brand',
  label: brandLabels.name,
  description: brandLabels.hint,
  group: 'pages',
  hasPreview: true,
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
  ],
});

/** Not shown yet: nothing follows from it. */
export const brand: GlobalConfig = { ...settings, admin: { ...settings.admin, hidden: true } };

/**
 * Bytes of logos and typefaces by their hash: what a version names can come back as long as it is kept. In the database,
 * so that a backup, and a host beside this one, has them.
 */
export const brandFiles: CollectionConfig = {
  slug: 'brand-files',
  labels: brandLabels.files,
  access: { create: () => false, read: isAdmin, update: () => false, delete: () => false },
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'hash', type: 'text', required: true, unique: true },
    { name: 'type', type: 'text', required: true },
    // In base64.
    { name: 'bytes', type: 'textarea', required: true },
  ],
};
