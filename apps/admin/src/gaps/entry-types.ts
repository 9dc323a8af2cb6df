import type { ContentType } from '@nasaq/contract';

/** Pages that exist once. */
export const oncePages = ['home', 'about', 'care'] as const;
export type BoardType = ContentType | (typeof oncePages)[number];

export function isOnce(type: string): type is (typeof oncePages)[number] {
  return oncePages.some((page) => page === type);
}
