import type { CategorizedType, Comparison, Figure, Localized, Question, TitledText } from '@nasaq/contract';
import type { contractTypes, departments, workplaces } from '@nasaq/contract';

/**
 * One entry of the demo company: what does not depend on the language, and a block per language.
 * A missing block means that the entry is published in the other language only.
 * `key` names the entry in relations and draws its pattern. It never changes.
 * `body` and other long texts are Markdown: paragraphs, `##` and `###` headings, lists, bold, links, quotes.
 */
interface Entry<Text> {
  key: string;
  locales: Localized<Text>;
}

/** What every entry has in each language. */
interface Base {
  /** Latin words in English; Arabic words joined by hyphens in Arabic. */
  slug: string;
  title: string;
  /** One or two sentences, at most 160 characters. */
  summary: string;
  body: string;
  /** An empty text means that the title or the summary serves. */
  seo: { title: string; description: string };
}

export interface CategoryEntry extends Entry<{ slug: string; title: string; summary: string }> {
  of: CategorizedType;
}

interface OfferText extends Base {
  /** At most three: what a client asks first. */
  facts?: Figure[];
  benefits: TitledText[];
  process: TitledText[];
  deliverables: string[];
  faq: Question[];
}

/** Services, solutions and industries. */
export interface OfferEntry<Text extends OfferText = OfferText> extends Entry<Text> {
  category: string;
  /** Keys of related entries, as `type:key`. */
  related: string[];
  /** The step after which each deliverable is handed over, in their order. */
  handedOver?: number[];
}

/** What is said of a drawn picture. */
export interface DrawnPicture {
  /** What it shows, for who cannot see it. */
  alt: string;
  /** A sentence about a decision, below it. */
  caption: string;
}

export interface SolutionEntry extends OfferEntry<
  OfferText & {
    problem: string;
    parts: (TitledText & { gives?: string; to?: string; existing?: boolean })[];
    comparisons: Comparison[];
  }
> {}

export interface IndustryEntry extends OfferEntry<
  OfferText & {
    /** `entry` names what a moment leads to, as `type:key`. */
    day: (TitledText & { time: string; made: string; entry: string })[];
  }
> {}

export interface ProductEntry extends Entry<
  Base & {
    kind: string;
    features: TitledText[];
    plans: { name: string; price: string; period: string; features: string[] }[];
    faq: Question[];
    /** As many in both languages, and as many as there are drawings. */
    screenshots: DrawnPicture[];
  }
> {
  related: string[];
}

export interface WorkEntry extends Entry<
  Base & {
    client: string;
    challenge: string;
    approach: string;
    result: string;
    figures: { value: string; label: string }[];
    quote: { text: string; author: string; role: string };
    /** As many in both languages, and as many as there are drawings. */
    gallery: DrawnPicture[];
  }
> {
  year: number;
  /** Key of an industry. */
  industry: string;
  /** Keys of services. */
  services: string[];
  technologies: string[];
}

export interface AuthorEntry extends Entry<{ name: string; role: string; bio: string }> {}

export interface TagEntry extends Entry<{ slug: string; title: string }> {}

export interface PostEntry extends Entry<Base & { series?: string }> {
  /** Its number in the series. */
  part?: number;
  /** ISO date. */
  publishedAt: string;
  author: string;
  tags: string[];
  related: string[];
}

export interface CareerEntry extends Entry<
  Base & {
    place: string;
    responsibilities: string[];
    requirements: string[];
    benefits: string[];
    questions: { label: string; kind: 'text' | 'boolean' | 'choice'; choices: string[]; required: boolean }[];
  }
> {
  department: (typeof departments)[number];
  workplace: (typeof workplaces)[number];
  contractType: (typeof contractTypes)[number];
  salary: { min: number; max: number; currency: string } | null;
  openings: number;
  /** Days before the demo is loaded. */
  postedDaysAgo: number;
  /** Days after the demo is loaded; negative = closed; `null` = open until filled. */
  closesInDays: number | null;
}

export interface CompanyEntry extends Entry<
  Base & { figures: { value: string; label: string }[]; sections: TitledText[] }
> {}

export interface LegalEntry extends Entry<Base> {
  /** ISO date. */
  revisedAt: string;
}

export interface ArticleEntry extends Entry<Base> {
  category: string;
  related: string[];
  /** ISO date by which an editor should read it again. */
  reviewBy: string;
}

export interface HomeText {
  /** The positioning statement: at most nine words. */
  statement: string;
  intro: string;
  figures: { value: string; label: string }[];
  steps: TitledText[];
  quote: { text: string; author: string; role: string };
  call: TitledText;
}

export interface AboutText {
  statement: string;
  intro: string;
  figures: { value: string; label: string }[];
  values: TitledText[];
  story: { year: string; title: string; text: string }[];
  team: { key: string; name: string; role: string; bio: string }[];
  /** The map of the quarter and the plan of the office, in this order. */
  place: DrawnPicture[];
}

export interface CareText {
  statement: string;
  intro: string;
  channels: TitledText[];
  promises: TitledText[];
  faq: Question[];
}

export interface SiteText {
  name: string;
  description: string;
  keywords: string;
  quote: { text: string; author: string };
  address: string;
}
