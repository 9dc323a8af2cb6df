import { locales, type Localized } from '@nasaq/contract';
import type { WorkEntry } from '../types.ts';
import type { Company } from './company.ts';
import { idOf, type Loading } from './loading.ts';
import { stackedMark } from './pictures/client-marks.ts';
import type { Drawing } from './stored-picture.ts';

/** The marks of the clients. */
export function markDrawings({ works }: Company): Drawing[] {
  return works.map((work) => ({
    name: nameOf(work),
    base: `${work.key}-mark`,
    alt: clientNames(work),
    svg: () => stackedMark(work.key),
    mark: true,
  }));
}

/** The mark stands for the client's name, and is read as it. */
function clientNames(work: WorkEntry): Localized<string> {
  const names: Localized<string> = {};
  for (const locale of locales) {
    const client = work.locales[locale]?.client;
    if (client) names[locale] = client;
  }
  return names;
}

export function markOf(loading: Loading, work: WorkEntry): number {
  return idOf(loading, 'media', nameOf(work));
}

function nameOf({ key }: WorkEntry): string {
  return `works/${key}/mark`;
}
