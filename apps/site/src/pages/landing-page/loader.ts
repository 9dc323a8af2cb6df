import { loadBlockForm } from '../../forms/index.ts';
import { blockHead } from '../../head/block-head.ts';
import { entryHead } from '../../head/entry-head.ts';
import type { PageContext } from '../../router/page-context.ts';

/** A page of the owner's own: the address is its slug. */
export async function loader({ api, locale, path }: PageContext) {
  const address = decodeURIComponent(path)
    .normalize('NFC')
    .replace(/^\/|\/$/g, '');
  const { blocks, ...page } = await api.entry('landing-pages', address);
  return {
    head: entryHead('landing-pages', page, locale, [blockHead(blocks)]),
    page,
    blocks,
    ...(await loadBlockForm(api, locale, blocks)),
  };
}
