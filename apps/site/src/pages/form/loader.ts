import { loadFormNotes, loadOwnPlan } from '../../forms/index.ts';
import type { PageContext } from '../../router/page-context.ts';
import { notFound } from '../../router/payload.ts';

/** One of the owner's forms. */
export async function loader({ api, locale, params }: PageContext) {
  const [plan, { privacy }] = await Promise.all([loadOwnPlan(api, params.name_slug!), loadFormNotes(api, locale)]);
  if (!plan?.page) throw notFound();
  const { title, lead } = plan.page;
  return { head: { title: title[locale], description: lead[locale] }, plan, page: plan.page, privacy };
}
