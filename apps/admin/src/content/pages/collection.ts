import { fieldLabels } from '@nasaq/contract';
import { figures, localizedRows, questionsAndAnswers, titledTexts } from '../../platform/staff/fields/text-rows.ts';
import { pageGlobal } from '../kit/page-global.ts';
import { contentLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';
import { entryCollection } from '../kit/entry.ts';
import { dayOnly } from '../../platform/staff/fields/dates.ts';
import { blocksField } from '../blocks/index.ts';
import { categoryField, related } from '../entry/fields/entry-fields.ts';
import { pictures, portraitFields } from '../entry/fields/pictures.ts';
import { dropPastDay, refusePastDay } from '../entry/hooks/refuse-past-day.ts';

const story = { name: 'story', label: contentLabels.about.story, row: contentLabels.about.storyRow };
const team = { name: 'team', label: staffLabels.words.team, row: contentLabels.about.teamRow };

/** The page about the company, which exists once. */
export const about = pageGlobal({
  slug: 'about',
  label: contentLabels.about.about,
  fields: [
    figures(),
    titledTexts({ name: 'values', label: contentLabels.about.values, row: contentLabels.about.valuesRow }),
    localizedRows({ ...story, telling: ['year', 'title'] }, [
      { name: 'year', type: 'text', required: true, label: contentLabels.words.year },
      { name: 'title', type: 'text', required: true, label: staffLabels.words.title },
      { name: 'text', type: 'textarea', required: true, label: staffLabels.words.text },
    ]),
    localizedRows({ ...team, telling: ['name', 'role'] }, [
      {
        name: 'key',
        type: 'text',
        required: true,
        label: contentLabels.words.key,
        admin: {
          description: contentLabels.about.keyHint,
        },
      },
      { name: 'name', type: 'text', required: true, label: fieldLabels.name },
      { name: 'role', type: 'text', required: true, label: contentLabels.words.position },
      { name: 'bio', type: 'textarea', required: true, label: contentLabels.about.bio },
      ...portraitFields(),
    ]),
    pictures('place', contentLabels.about.place),
    {
      name: 'craft',
      type: 'checkbox',
      // Its words speak of who draws: another company is not asked to say the same.
      defaultValue: false,
      label: contentLabels.about.craft,
      admin: { description: contentLabels.about.craftHint },
    },
    blocksField(),
  ],
});

/** The page of the customer care, which exists once. */
export const care = pageGlobal({
  slug: 'care',
  label: contentLabels.care.care,
  fields: [
    titledTexts({
      name: 'channels',
      label: contentLabels.care.channels,
      row: contentLabels.care.channelsRow,
    }),
    titledTexts({ name: 'promises', label: contentLabels.care.promises, row: contentLabels.care.promisesRow }),
    questionsAndAnswers(),
    blocksField(),
  ],
});

/** Pages of the company with an address of their own. */
export const companies = entryCollection({
  slug: 'companies',
  singular: contentLabels.companies.companiesSingular,
  plural: contentLabels.companies.companiesPlural,
  group: 'company',
  details: [
    figures(),
    titledTexts({
      name: 'sections',
      label: contentLabels.companies.sections,
      row: contentLabels.companies.sectionsRow,
    }),
    blocksField(),
  ],
});

/** Legal texts. */
export const legals = entryCollection({
  slug: 'legals',
  singular: contentLabels.legals.legalsSingular,
  plural: contentLabels.legals.legalsPlural,
  group: 'company',
  columns: ['revisedAt'],
  sidebar: [
    {
      name: 'revisedAt',
      type: 'date',
      required: true,
      label: contentLabels.legals.revisedAt,
      admin: {
        position: 'sidebar',
        date: dayOnly,
        description: contentLabels.legals.revisedAtHint,
      },
    },
  ],
});

/** Articles of the knowledge base. */
export const articles = entryCollection({
  slug: 'articles',
  singular: contentLabels.articles.articlesSingular,
  plural: contentLabels.articles.articlesPlural,
  group: 'knowledge',
  write: ['agent'],
  columns: ['category', 'reviewBy'],
  sidebar: [
    categoryField('articles'),
    {
      name: 'reviewBy',
      type: 'date',
      label: contentLabels.articles.reviewBy,
      custom: { toCome: contentLabels.articles.reviewByPast },
      hooks: { beforeChange: [refusePastDay(contentLabels.articles.reviewByPast)], beforeDuplicate: [dropPastDay] },
      admin: {
        position: 'sidebar',
        date: dayOnly,
        description: contentLabels.articles.reviewByHint,
      },
    },
  ],
  details: [related()],
});
