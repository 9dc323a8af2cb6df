import { loadBlockForm } from '../../forms/index.ts';
import { blockHead } from '../../head/block-head.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale }: PageContext) {
  const { blocks, ...about } = await api.get('about');
  const questions = blockHead(blocks ?? []);
  return {
    head: { description: about.intro, ...(questions && { jsonLd: [questions] }) },
    about,
    ...(blocks && { blocks, ...(await loadBlockForm(api, locale, blocks)) }),
  };
}
