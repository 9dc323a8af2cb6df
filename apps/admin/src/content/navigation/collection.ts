import { contentTypes, listedPages, networkNames } from '@nasaq/contract';
import type { ArrayField, Field, GlobalConfig } from 'payload';
import { settingsGlobal } from '../kit/settings-global.ts';
import { leftOutEndpoint } from './left-out.ts';
import { navigationLabels as labels } from './catalogue/index.ts';
import { checking, wrongOnNetwork, mostLetters, wrongTarget, wrongWords } from './check-entry.ts';
import type { TypedEntry } from './target.ts';

/** What the main menu and the footer hold. Without a word of the owner's, what the specification says. */
const settings = settingsGlobal({
  slug: 'navigation',
  label: labels.name,
  description: labels.hint,
  group: 'pages',
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: labels.menu, description: labels.menuHint, fields: [panelOf('menu'), entries('menu')] },
        { label: labels.footer, description: labels.footerHint, fields: [panelOf('footer'), entries('footer')] },
        { label: labels.networks, description: labels.networksHint, fields: [networks()] },
      ],
    },
  ],
});

export const navigation: GlobalConfig = { ...settings, endpoints: [...(settings.endpoints || []), leftOutEndpoint] };

/** Above each of the two: what is left out of it, and the way back to the usual one. */
function panelOf(name: 'menu' | 'footer'): Field {
  return {
    name: `${name}Panel`,
    type: 'ui',
    admin: {
      components: {
        Field: {
          path: '/content/navigation/screens/navigation-panel.tsx#NavigationPanel',
          clientProps: { menu: name },
        },
      },
    },
  };
}

function isPage(_: unknown, row: Partial<TypedEntry>): boolean {
  return (row?.kind ?? 'page') === 'page';
}

function isEntry(_: unknown, row: Partial<TypedEntry>): boolean {
  return row?.kind === 'entry';
}

function isAddress(_: unknown, row: Partial<TypedEntry>): boolean {
  return row?.kind === 'address';
}

function entries(name: 'menu' | 'footer'): ArrayField {
  return {
    name,
    type: 'array',
    label: labels.entries,
    labels: { singular: labels.entry, plural: labels.entries },
    maxRows: 20,
    admin: { initCollapsed: true },
    // What a closed row says of itself.
    custom: { telling: ['label', 'page', 'address'] },
    fields: [
      {
        name: 'leftOut',
        type: 'ui',
        admin: { components: { Field: '/content/navigation/screens/left-out.tsx#RowLeftOut' } },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'kind',
            type: 'select',
            required: true,
            defaultValue: 'page',
            label: labels.kind,
            options: (['page', 'entry', 'address'] as const).map((value) => ({ value, label: labels.kinds[value] })),
          },
          {
            name: 'shown',
            type: 'select',
            required: true,
            defaultValue: 'both',
            label: labels.shown,
            options: (['both', 'en', 'ar'] as const).map((value) => ({ value, label: labels.shownIn[value] })),
          },
        ],
      },
      {
        name: 'page',
        type: 'select',
        label: labels.page,
        options: listedPages.map((value) => ({ value, label: labels.pages[value] })),
        validate: checking((_, row, around) => (row.kind === 'page' ? wrongTarget(row, around) : null)) as never,
        admin: { condition: isPage },
      },
      {
        name: 'entry',
        type: 'relationship',
        relationTo: [...contentTypes],
        label: labels.entryField,
        validate: checking((_, row, around) => (row.kind === 'entry' ? wrongTarget(row, around) : null)) as never,
        admin: { condition: isEntry, description: labels.entryHint },
      },
      {
        name: 'address',
        type: 'text',
        label: labels.address,
        validate: checking((_, row, around) => (row.kind === 'address' ? wrongTarget(row, around) : null)) as never,
        admin: { condition: isAddress, description: labels.addressHint },
      },
      {
        name: 'label',
        type: 'text',
        localized: true,
        maxLength: mostLetters,
        label: labels.label,
        validate: checking((value, row, { locale }) => wrongWords(value as string | null, row, locale)) as never,
        admin: { description: labels.labelHint },
      },
    ],
  };
}

function networks(): ArrayField {
  return {
    name: 'networks',
    type: 'array',
    label: labels.networks,
    labels: { singular: labels.networkRow, plural: labels.networks },
    maxRows: networkNames.length,
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'network',
            type: 'select',
            required: true,
            label: labels.network,
            validate: checking((value, _, { rows }) =>
              (rows as { network?: unknown }[]).filter(({ network }) => network === value).length > 1
                ? 'networkTwice'
                : null,
            ) as never,
            options: networkNames.map((value) => ({ value, label: labels.networkNames[value] })),
          },
          {
            name: 'url',
            type: 'text',
            required: true,
            label: labels.url,
            validate: checking((value, row) =>
              wrongOnNetwork(value as string | null, (row as { network?: unknown }).network),
            ) as never,
          },
        ],
      },
    ],
  };
}
