import { loadSiteData } from '../../api/site-data.ts';
import { readNumber } from '../../forms/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

const forms = ['profile', 'change'] as const;

/** Somebody's details as their form shows them, and which of the forms has just been saved. */
export async function loader({ api, locale, query, session }: PageContext) {
  const t = await loadT(locale, ['account']);
  const { name, email, phone, locale: mailLocale } = session.user!;
  const { country, number } = readNumber(phone ?? '', (await loadSiteData(api, locale)).general.country ?? 'EG');
  const done = forms.find((form) => form === query.get('done')) ?? null;
  return { head: { title: t('account.profile.title'), noindex: true }, name, email, country, number, mailLocale, done };
}
