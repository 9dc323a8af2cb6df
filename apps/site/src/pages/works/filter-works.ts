import type { Locale, WorkSummary } from '@nasaq/contract';

/** What a list of works is narrowed to, by the keys of an industry and a service: they are the same in both languages. */
export interface WorkFilter {
  industry: string | null;
  service: string | null;
}

/** One choice of a filter, and how many works it would show beside what is chosen in the other. */
export interface Choice {
  key: string;
  title: string;
  /** Of the title, where it is not the page's. */
  locale?: Locale;
  count: number;
}

type Filtered = Pick<WorkSummary, 'industry' | 'services'>;

export function readWorkFilter(query: URLSearchParams): WorkFilter {
  return { industry: query.get('industry'), service: query.get('service') };
}

export function filterWorks<T extends Filtered>(works: T[], { industry, service }: WorkFilter): T[] {
  return works.filter(
    (work) =>
      (industry === null || work.industry?.key === industry) &&
      (service === null || work.services.some(({ key }) => key === service)),
  );
}

/** Every industry and service that a work has, by name. */
export function choicesOf(works: Filtered[], filter: WorkFilter, locale: string): Record<keyof WorkFilter, Choice[]> {
  const ofService = filterWorks(works, { ...filter, industry: null });
  const ofIndustry = filterWorks(works, { ...filter, service: null });
  const industries = (work: Filtered) => (work.industry ? [work.industry] : []);
  const services = (work: Filtered) => work.services;
  return {
    industry: count(works.flatMap(industries), ofService.flatMap(industries), locale),
    service: count(works.flatMap(services), ofIndustry.flatMap(services), locale),
  };
}

function count(all: Omit<Choice, 'count'>[], shown: { key: string }[], locale: string): Choice[] {
  const named = new Map(all.map(({ key, title }) => [key, title]));
  return [...named]
    .map(([key, title]) => ({ key, title, count: shown.filter((one) => one.key === key).length }))
    .sort((a, b) => a.title.localeCompare(b.title, locale));
}

/** The query of a list that is narrowed so: `?industry=banking`, or nothing. */
export function workQuery({ industry, service }: WorkFilter): string {
  const query = new URLSearchParams();
  if (industry) query.set('industry', industry);
  if (service) query.set('service', service);
  return query.size === 0 ? '' : `?${query}`;
}
