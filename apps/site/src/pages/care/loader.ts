import { loadBlockForm } from '../../forms/index.ts';
import { blockHead } from '../../head/block-head.ts';
import { faqPage } from '../../head/json-ld.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale }: PageContext) {
  const { blocks, ...care } = await api.get('care');
  // A page has one list of questions.
  const questions = blockHead(blocks ?? [], care.faq) ?? faqPage(care.faq);
  return {
    head: { description: care.intro, jsonLd: [questions].filter((object) => object !== null) },
    care,
    ...(blocks && { blocks, ...(await loadBlockForm(api, locale, blocks)) }),
  };
}
