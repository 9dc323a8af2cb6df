import { faqPage } from '../../head/json-ld.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api }: PageContext) {
  const care = await api.get('care');
  return { head: { description: care.intro, jsonLd: [faqPage(care.faq)].filter((object) => object !== null) }, care };
}
