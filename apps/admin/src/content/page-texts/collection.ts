import { listedPages, type ListedPage } from '@nasaq/contract';
import type { Validate } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { settingsGlobal } from '../kit/settings-global.ts';
import { navigationLabels } from '../navigation/catalogue/index.ts';

const { pages, texts } = navigationLabels;

interface Context {
  data: { rows?: { page?: ListedPage | null }[] | null };
  req: { i18n: { language: string } };
}

const once = ((value: ListedPage | null, { data, req }: Context) => {
  const language = interfaceLanguage(req.i18n);
  if (!value) return navigationLabels.wrong.page[language];
  const same = (data.rows ?? []).filter(({ page }) => page === value);
  return same.length < 2 || texts.twice[language];
}) as unknown as Validate;

/** Titles and descriptions of pages that are no entries, for search engines and shared links. */
export const pageTexts = settingsGlobal({
  slug: 'page-texts',
  label: texts.name,
  description: texts.hint,
  group: 'pages',
  fields: [
    {
      name: 'rows',
      type: 'array',
      label: texts.rows,
      labels: { singular: texts.row, plural: texts.rows },
      maxRows: listedPages.length,
      admin: { initCollapsed: true },
      custom: { telling: ['page'] },
      fields: [
        {
          name: 'page',
          type: 'select',
          required: true,
          label: navigationLabels.page,
          options: listedPages.map((value) => ({ value, label: pages[value] })),
          validate: once as never,
        },
        {
          name: 'title',
          type: 'text',
          localized: true,
          maxLength: 120,
          label: texts.title,
          admin: { description: texts.titleHint },
        },
        {
          name: 'description',
          type: 'textarea',
          localized: true,
          maxLength: 320,
          label: texts.description,
          admin: { description: texts.descriptionHint },
        },
      ],
    },
  ],
});
