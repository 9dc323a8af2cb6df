import { paths } from '@nasaq/contract';

/** The blog narrowed to one tag, without locale prefix. */
export function tagPath(slug: string): string {
  return `${paths.blog}?tag=${encodeURIComponent(slug)}`;
}
