import { ValidationError, type CollectionBeforeChangeHook, type CollectionConfig } from 'payload';
import { announcePlainChange, announcePlainDelete, trashItem, withMergedSaves } from '../../content/index.ts';
import { taxonomyAccess } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { foldSearch, searchColumn, searchField, searchTextOf } from '../../platform/staff/list-search.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { searchLabels } from '../catalogue/index.ts';
import { rowTitle, spoken, wordsIn } from './check-words.ts';
import { rowName, wordsField } from './fields.ts';

const labels = searchLabels.synonyms;
const wordNames = ['english', 'arabic', 'toEnglish', 'toArabic'] as const;

type Row = Partial<Record<(typeof wordNames)[number], unknown>> & { direction?: unknown; title?: unknown };

const isOneWay = (row: Row) => row.direction === 'one_way';

/** What readers call by several words: the search finds each by the others, or one by another only. */
export const searchSynonyms: CollectionConfig = withMergedSaves({
  slug: 'search-synonyms',
  labels: labels.names,
  ...(taxonomyAccess ? { access: taxonomyAccess } : {}),
  trash: true,
  admin: {
    hideAPIURL: true,
    components: {
      edit: { editMenuItems: [trashItem] },
      beforeListTable: ['/search/words/screens/try-search.tsx#TrySearch'],
    },
    useAsTitle: 'title',
    group: groups.knowledge,
    description: labels.hint,
    defaultColumns: ['title', 'direction', 'updatedAt'],
    listSearchableFields: [searchColumn],
  },
  defaultSort: 'title',
  hooks: {
    beforeOperation: [foldSearch()],
    beforeChange: [nameSynonyms, refuseCircle],
    afterChange: [announcePlainChange],
    afterDelete: [announcePlainDelete],
  },
  fields: [
    {
      name: 'direction',
      type: 'select',
      required: true,
      defaultValue: 'both',
      label: labels.direction,
      options: [
        { value: 'both', label: labels.both },
        { value: 'one_way', label: labels.oneWay },
      ],
      admin: { description: labels.directionHint, isClearable: false },
    },
    {
      type: 'row',
      fields: [
        wordsField({ name: 'english', label: labels.english, isArabic: false, fault, description: labels.wordsHint }),
        wordsField({ name: 'arabic', label: labels.arabic, isArabic: true, description: labels.wordsHint }),
      ],
    },
    {
      type: 'row',
      fields: [
        wordsField({
          name: 'toEnglish',
          label: labels.toEnglish,
          isArabic: false,
          isShown: isOneWay,
          fault: faultOfWay,
        }),
        wordsField({ name: 'toArabic', label: labels.toArabic, isArabic: true, isShown: isOneWay }),
      ],
    },
    rowName(labels.title),
    searchField(labels.searchField),
  ],
});

/** What a row says, whatever its form still holds of another direction. */
export function synonymsOf(row: Row) {
  const from = { en: wordsIn(row.english), ar: wordsIn(row.arabic) };
  return isOneWay(row) ? { ...from, to: { en: wordsIn(row.toEnglish), ar: wordsIn(row.toArabic) } } : from;
}

/** Title and text to search by, as a save writes them. */
export function namedSynonyms<Given extends Row>(row: Given): Given & { title: string; [searchColumn]: string } {
  const { to, en, ar } = { to: undefined, ...synonymsOf(row) };
  const title = [rowTitle([...en, ...ar]), ...(to ? [rowTitle([...to.en, ...to.ar])] : [])].join(' › ');
  return { ...row, title, [searchColumn]: searchTextOf([...en, ...ar, ...(to ? [...to.en, ...to.ar] : [])]) };
}

function nameSynonyms({ data, originalDoc }: Parameters<CollectionBeforeChangeHook>[0]): object {
  const { title, [searchColumn]: text } = namedSynonyms({ ...(originalDoc as Row | undefined), ...(data as Row) });
  return { ...data, title, [searchColumn]: text };
}

/** Told at the first field, as it is about all of them. */
function fault(row: Row, language: 'en' | 'ar'): string | null {
  const words = [...wordsIn(row.english), ...wordsIn(row.arabic)];
  return words.length < (isOneWay(row) ? 1 : 2) ? labels.tooFew[isOneWay(row) ? 'oneWay' : 'both'][language] : null;
}

function faultOfWay(row: Row, language: 'en' | 'ar'): string | null {
  const from = new Set([...wordsIn(row.english), ...wordsIn(row.arabic)].map(spoken));
  const to = [...wordsIn(row.toEnglish), ...wordsIn(row.toArabic)];
  if (to.length === 0) return labels.tooFew.to[language];
  const itself = to.find((word) => from.has(spoken(word)));
  return itself === undefined ? null : fill(labels.itself[language], { word: itself });
}

/** Two rows that lead to each other say the same as one that works both ways, and hide it. */
async function refuseCircle({ collection, data, originalDoc, req }: Parameters<CollectionBeforeChangeHook>[0]) {
  const row = { ...(originalDoc as Row | undefined), ...(data as Row) };
  if (!isOneWay(row) || (data as { deletedAt?: unknown }).deletedAt) return data;
  const { to, ...from } = { to: { en: [], ar: [] }, ...synonymsOf(row) };
  const [own, theirs] = [from, to].map(({ ar, en }) => new Set([...en, ...ar].map(spoken)));
  const { docs } = await req.payload.find({
    collection: 'search-synonyms',
    where: {
      and: [
        { direction: { equals: 'one_way' } },
        { or: [...theirs!].map((word) => ({ [searchColumn]: { like: word } })) },
        ...(isStored(originalDoc) ? [{ id: { not_equals: originalDoc.id } }] : []),
      ],
    },
    depth: 0,
    limit: 200,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const circle = (docs as Row[]).find((other) => {
    const back = { to: { en: [], ar: [] }, ...synonymsOf(other) };
    const leads = (words: { en: string[]; ar: string[] }, set: Set<string>) =>
      [...words.en, ...words.ar].some((word) => set.has(spoken(word)));
    return leads(back, theirs!) && leads(back.to, own!);
  });
  if (!circle) return data;
  const message = fill(labels.circle[interfaceLanguage(req.i18n)], { title: String(circle.title ?? '') });
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'toEnglish', message }] }, req.t);
}

function isStored(doc: unknown): doc is { id: number } {
  return (doc as { id?: unknown } | null | undefined)?.id !== undefined;
}
