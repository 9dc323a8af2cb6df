import type { Service } from '@nasaq/contract';

/** What to read next, without the works that the page shows already. */
export function withoutWorks({ related, works }: Pick<Service, 'related' | 'works'>): Service['related'] {
  return related.filter(({ type, key }) => type !== 'works' || works.every((work) => work.key !== key));
}
