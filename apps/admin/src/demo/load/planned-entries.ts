import type { ContentType, Locale, Localized } from '@nasaq/contract';
import type { OfferEntry } from '../types.ts';
import type { Company } from './company.ts';
import type { PlannedEntry } from './entries.ts';
import { idOf, type Loading } from './loading.ts';
import type { ToLexical } from './markdown.ts';
import { markOf } from './marks.ts';
import { pictureRows } from './pictures.ts';

const day = 24 * 60 * 60 * 1000;

/** The demo content in the shape of the collections, in the order in which lists show it. */
export function plannedEntries(loading: Loading, company: Company, toLexical: ToLexical): PlannedEntry[] {
  const category = (of: string, key: string) => ({ category: idOf(loading, `categories/${of}`, key) });
  const related = (references: readonly string[]) => () => ({
    related: references.map((reference) => relation(loading, reference)),
  });
  const none = () => ({});
  const plan = <Text extends { body: string }>(
    type: ContentType,
    entry: { key: string; locales: Localized<Text> },
    rest: Pick<PlannedEntry, 'shared' | 'relations' | 'rowsWithRelations'>,
    present: (text: Text, locale: Locale) => object = (text) => text,
  ): PlannedEntry => ({
    type,
    key: entry.key,
    ...rest,
    texts: inLocales(entry.locales, (text, locale) => ({ ...present(text, locale), body: toLexical(text.body) })),
  });

  return [
    ...(['services', 'solutions'] as const).flatMap((type) =>
      company[type].map((entry: OfferEntry) =>
        plan(
          type,
          entry,
          { shared: category(type, entry.category), relations: related(entry.related) },
          withDeliverables(entry),
        ),
      ),
    ),
    ...company.industries.map((entry) =>
      plan(
        'industries',
        entry,
        {
          shared: category('industries', entry.category),
          relations: related(entry.related),
          rowsWithRelations: (locale) => ({
            day: entry.locales[locale]?.day.map((moment) => ({ ...moment, entry: relation(loading, moment.entry) })),
          }),
        },
        ({ day: _moments, ...text }) => withDeliverables(entry)(text),
      ),
    ),
    ...company.products.map((entry) =>
      plan('products', entry, { shared: {}, relations: related(entry.related) }, (text, locale) => ({
        ...text,
        screenshots: pictureRows(loading, `products/${entry.key}`, locale, text.screenshots),
        plans: text.plans.map((offer) => ({ ...offer, features: rows(offer.features) })),
      })),
    ),
    ...company.works.map((entry) =>
      plan(
        'works',
        entry,
        {
          shared: {
            year: entry.year,
            mark: markOf(loading, entry),
            technologies: rows(entry.technologies),
          },
          relations: () => ({
            industry: idOf(loading, 'industries', entry.industry),
            services: entry.services.map((key) => idOf(loading, 'services', key)),
          }),
        },
        (text, locale) => ({ ...text, gallery: pictureRows(loading, `works/${entry.key}`, locale, text.gallery) }),
      ),
    ),
    ...company.posts.map((entry) =>
      plan('posts', entry, {
        shared: {
          publishedAt: new Date(entry.publishedAt).toISOString(),
          author: idOf(loading, 'authors', entry.author),
          tags: entry.tags.map((key) => idOf(loading, 'tags', key)),
          ...(entry.part ? { part: entry.part } : {}),
        },
        relations: related(entry.related),
      }),
    ),
    ...company.careers.map((entry) =>
      plan(
        'careers',
        entry,
        {
          shared: {
            department: entry.department,
            workplace: entry.workplace,
            contractType: entry.contractType,
            salary: entry.salary ?? {},
            openings: entry.openings,
            postedAt: daysFromNow(-entry.postedDaysAgo),
            closesAt: entry.closesInDays === null ? null : daysFromNow(entry.closesInDays),
            jobStatus: entry.closesInDays !== null && entry.closesInDays < 0 ? 'closed' : 'open',
            publishedAt: daysFromNow(-entry.postedDaysAgo),
          },
          relations: none,
        },
        (text) => ({
          ...text,
          responsibilities: rows(text.responsibilities),
          requirements: rows(text.requirements),
          benefits: rows(text.benefits),
          questions: text.questions.map((question) => ({ ...question, choices: rows(question.choices) })),
        }),
      ),
    ),
    ...company.companies.map((entry) => plan('companies', entry, { shared: {}, relations: none })),
    ...company.legals.map((entry) =>
      plan('legals', entry, { shared: { revisedAt: new Date(entry.revisedAt).toISOString() }, relations: none }),
    ),
    ...company.articles.map((entry) =>
      plan('articles', entry, {
        shared: { ...category('articles', entry.category), reviewBy: new Date(entry.reviewBy).toISOString() },
        relations: related(entry.related),
      }),
    ),
  ];
}

function inLocales<Text>(
  texts: Localized<Text>,
  present: (text: Text, locale: Locale) => object,
): PlannedEntry['texts'] {
  return {
    ...(texts.en ? { en: present(texts.en, 'en') } : {}),
    ...(texts.ar ? { ar: present(texts.ar, 'ar') } : {}),
  };
}

/** The deliverables of an offer as rows, each with the step after which it is handed over. */
function withDeliverables({ handedOver = [] }: OfferEntry) {
  return <Text extends { deliverables: string[] }>(text: Text) => ({
    ...text,
    deliverables: text.deliverables.map((deliverable, index) => ({
      text: deliverable,
      step: handedOver[index] ?? null,
    })),
  });
}

/** `services:web-platforms` → a polymorphic relation. */
function relation(loading: Loading, reference: string): { relationTo: string; value: number } {
  const [type, key] = reference.split(':');
  return { relationTo: type ?? '', value: idOf(loading, type ?? '', key ?? '') };
}

function rows(lines: readonly string[]): { text: string }[] {
  return lines.map((text) => ({ text }));
}

/** Noon, so that the date is the same one in every time zone of its readers. */
function daysFromNow(days: number): string {
  const date = new Date(Date.now() + days * day);
  date.setUTCHours(12, 0, 0, 0);
  return date.toISOString();
}
