import { locales } from '@nasaq/contract';
import type { Docs } from '@nasaq/translation';
import type { Random } from './random.ts';
import { type Kind, spotsOf, type Specimen, withNodes, withValue, nodesIn, nodesOf } from './specimen.ts';

const day = 24 * 60 * 60 * 1000;

/** What was true once. */
export const time: Kind[] = [
  {
    name: 'date in the past',
    plant(specimen, random) {
      const spot = random.pick(spotsOf(specimen).filter(({ text }) => text.length > 80 && /[.؟?]$/u.test(text)));
      if (!spot) return null;
      const year = 2018 + random.below(6);
      const said = {
        en: [
          `Registration is open until 3 March ${year}.`,
          `We will open the new office on 14 June ${year}.`,
          `The offer ends on 30 September ${year}.`,
        ],
        ar: [
          `التسجيل مفتوح حتى ٣ مارس ${arabic(year)}.`,
          `سنفتح المكتب الجديد في ١٤ يونيو ${arabic(year)}.`,
          `ينتهي العرض في ٣٠ سبتمبر ${arabic(year)}.`,
        ],
      };
      const text = random.pick(said[spot.locale])!;
      return { locale: spot.locale, path: spot.path, docs: spot.with(`${spot.text} ${text}`), note: text };
    },
  },
  {
    name: 'closed job',
    plant(specimen, random, company) {
      if (specimen.slug === 'careers') {
        if (specimen.docs.en.jobStatus !== 'open') return null;
        const docs = shared(
          specimen.docs,
          'closesAt',
          new Date(Date.now() - (2 + random.below(60)) * day).toISOString(),
        );
        return { locale: 'en', path: 'closesAt', docs, note: 'it closed some days ago' };
      }
      const closed = company.find(({ docs, slug }) => slug === 'careers' && docs.en.jobStatus === 'closed');
      const bodies = closed ? nodesIn(specimen.docs.en.body, 'link').length : 0;
      if (!closed || bodies === 0) return null;
      const locale = random.pick(locales)!;
      if (nodesIn(specimen.docs[locale].body, 'link').length === 0) return null;
      const value = withNodes(specimen.docs[locale].body, (root) => {
        nodesOf(root).find(({ type }) => type === 'link')!.fields = {
          linkType: 'internal',
          doc: { relationTo: 'careers', value: closed.id },
          newTab: false,
        };
      });
      return { locale, path: 'body', docs: withValue(specimen.docs, locale, 'body', value), note: 'a link to it' };
    },
  },
  {
    name: 'review date passed',
    plant(specimen: Specimen, random: Random) {
      if (specimen.slug !== 'articles') return null;
      const docs = shared(
        specimen.docs,
        'reviewBy',
        new Date(Date.now() - (2 + random.below(400)) * day).toISOString(),
      );
      return { locale: 'en', path: 'reviewBy', docs, note: 'some time ago' };
    },
  },
];

function shared(docs: Docs, name: string, value: unknown): Docs {
  return { en: { ...docs.en, [name]: value }, ar: { ...docs.ar, [name]: value } };
}

function arabic(value: number): string {
  return String(value).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
}
