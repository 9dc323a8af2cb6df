import {
  contentTypes,
  entryPath,
  localePath,
  locales,
  otherLocale,
  type ContentType,
  type Locale,
} from '@nasaq/contract';
import type { RichNode } from '@nasaq/translation';
import type { Random } from './random.ts';
import {
  anyUnit,
  type Found,
  type Kind,
  nodesIn,
  nodesOf,
  type Specimen,
  withNodes,
  withValue,
  type World,
} from './specimen.ts';

/** Links that lead nowhere, elsewhere or into the other language, and headings out of order. */
export const links: Kind[] = [
  retargeted('link to what is unpublished', (random, locale, company, specimen) => {
    const entry = otherEntry(random, company, specimen);
    const { id, slug } = entry;
    const fields = { linkType: 'internal', doc: { relationTo: slug, value: id }, newTab: false };
    return { fields, world: { withdrawn: { collection: slug, id: id!, locale } } };
  }),
  retargeted('link to what has moved', (random, locale, company, specimen) => {
    const entry = otherEntry(random, company, specimen);
    const from = localePath(locale, entryPath(entry.slug as ContentType, `old-${random.below(1000)}`));
    const to = localePath(locale, entryPath(entry.slug as ContentType, String(entry.docs[locale].slug)));
    return { fields: custom(from), world: { redirect: { from, to } } };
  }),
  retargeted('link into the other language', (random, locale, company, specimen) => {
    const entry = otherEntry(random, company, specimen);
    const other = otherLocale(locale);
    const path = entryPath(entry.slug as ContentType, String(entry.docs[other].slug));
    return { fields: custom(localePath(other, path)) };
  }),
  retargeted('empty link', (random) => ({ fields: custom(random.pick(['', '#', 'https://', 'http://'])!) })),
  {
    name: 'link without words',
    plant: (specimen, random) =>
      linkChanged(specimen, random, (link) => {
        link.children = [];
        return {};
      }),
  },
  {
    name: 'heading out of order',
    plant(specimen, random) {
      const unit = anyUnit(specimen, random, ({ values }) =>
        locales.some((of) => nodesIn(values[of], 'heading').length > 0),
      );
      const locale = random.pick(locales)!;
      const headings = unit ? nodesIn(unit.values[locale], 'heading') : [];
      if (!unit || headings.length === 0) return null;
      const value = withNodes(unit.values[locale], (root) => {
        nodesOf(root).find(({ type }) => type === 'heading')!.tag = 'h3';
      });
      return {
        locale,
        path: unit.path,
        docs: withValue(specimen.docs, locale, unit.path, value),
        note: 'h3 comes first',
      };
    },
  },
];

const custom = (url: string) => ({ linkType: 'custom', url, newTab: false });

interface Target {
  fields: Record<string, unknown>;
  world?: World;
}

function retargeted(
  name: string,
  target: (random: Random, locale: Locale, company: readonly Specimen[], specimen: Specimen) => Target,
): Kind {
  return {
    name,
    plant: (specimen, random, company) =>
      linkChanged(specimen, random, (link, locale) => {
        const { fields, world } = target(random, locale, company, specimen);
        link.fields = fields;
        return world ? { world } : {};
      }),
  };
}

/** A link of one language is changed; in a text without links a word or two become one. */
function linkChanged(
  specimen: Specimen,
  random: Random,
  change: (link: RichNode, locale: Locale) => { world?: World },
): Found | null {
  const unit = anyUnit(specimen, random, ({ field }) => field.kind === 'richText');
  const locale = random.pick(locales)!;
  if (!unit) return null;
  const { length } = nodesIn(unit.values[locale], 'link');
  let rest = {};
  let note = '';
  const value = withNodes(unit.values[locale], (root) => {
    const link =
      length > 0 ? nodesOf(root).filter(({ type }) => type === 'link')[random.below(length)]! : newLink(root, random);
    rest = change(link, locale);
    note = JSON.stringify(link.fields);
  });
  return { locale, path: unit.path, docs: withValue(specimen.docs, locale, unit.path, value), note, ...rest };
}

function newLink(root: RichNode, random: Random): RichNode {
  const texts = nodesOf(root).filter(({ text, type }) => type === 'text' && (text ?? '').split(' ').length > 6);
  const node = random.pick(texts) ?? nodesOf(root).find(({ type }) => type === 'text')!;
  const holder = nodesOf(root).find(({ children }) => children?.includes(node))!;
  const words = (node.text ?? '').split(' ');
  const start = Math.min(2, words.length - 1);
  const link: RichNode = {
    type: 'link',
    version: 3,
    fields: custom('/contact'),
    children: [{ ...node, text: words.slice(start, start + 2).join(' ') }],
  };
  const before = { ...node, text: `${words.slice(0, start).join(' ')} ` };
  const behind = { ...node, text: ` ${words.slice(start + 2).join(' ')}` };
  holder.children!.splice(holder.children!.indexOf(node), 1, before, link, behind);
  return link;
}

/** An entry that both languages have. */
function otherEntry(random: Random, company: readonly Specimen[], { id, slug }: Specimen): Specimen {
  const entries = company.filter(
    (one) =>
      contentTypes.some((type) => type === one.slug) &&
      !(one.id === id && one.slug === slug) &&
      Boolean(one.docs.en.slug && one.docs.ar.slug),
  );
  return random.pick(entries)!;
}
