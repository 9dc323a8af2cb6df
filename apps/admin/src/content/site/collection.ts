import { languageNames, locales, socialNetworks } from '@nasaq/contract';
import type { Field } from 'payload';
import { globalAccess } from '../../platform/staff/access.ts';
import { checkEndpoints } from '../checks/endpoints.ts';
import { openingHours } from '../entry/fields/opening-hours.ts';
import { quote } from '../entry/fields/entry-fields.ts';
import { contentLabels } from '../catalogue/index.ts';
import { settingsGlobal } from '../kit/settings-global.ts';
import { refuseEmptied } from './emptied.ts';
import { phoneField } from './phone.ts';

const networkLabels: Record<(typeof socialNetworks)[number], { en: string; ar: string }> = contentLabels.site.network;

const notInFooter = contentLabels.site.notInFooter;

/** What every page needs: names, contacts, opening hours. Editors have it, too. */
export const site = settingsGlobal({
  slug: 'site',
  label: contentLabels.site.site,
  group: 'pages',
  open: { access: globalAccess, to: 'editor' },
  beforeChange: [refuseEmptied],
  endpoints: checkEndpoints({ global: 'site' }),
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: contentLabels.site.general, fields: general() },
        { label: contentLabels.site.socialNetworks, fields: [social()] },
        { label: contentLabels.words.openingHours, fields: [openingHours()] },
      ],
    },
  ],
});

function general(): Field[] {
  return [
    {
      name: 'name',
      type: 'text',
      required: true,
      localized: true,
      label: contentLabels.site.name,
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      localized: true,
      label: contentLabels.site.description,
    },
    { name: 'keywords', type: 'textarea', localized: true, label: contentLabels.site.keywords },
    {
      type: 'row',
      fields: [{ name: 'email', type: 'email', required: true, label: contentLabels.site.email }, phoneField()],
    },
    { name: 'address', type: 'textarea', localized: true, label: contentLabels.site.address },
    quote({ role: false }),
    {
      name: 'numberingSystem',
      type: 'select',
      required: true,
      defaultValue: 'arab',
      label: contentLabels.site.numberingSystem,
      options: [
        { value: 'arab', label: contentLabels.site.arab },
        { value: 'latn', label: contentLabels.site.latn },
      ],
    },
    {
      name: 'noticesLanguage',
      type: 'select',
      label: contentLabels.site.noticesLanguage,
      options: locales.map((value) => ({ value, label: languageNames[value] })),
      admin: { description: contentLabels.site.noticesLanguageHint },
    },
  ];
}

function social(): Field {
  return {
    name: 'social',
    type: 'group',
    label: contentLabels.site.social,
    admin: {
      description: contentLabels.site.socialHint,
    },
    fields: socialNetworks.map((name): Field => ({
      name,
      type: 'text',
      label: networkLabels[name],
      ...(name === 'github' ? { admin: { description: notInFooter } } : {}),
    })),
  };
}
