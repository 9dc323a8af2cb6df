import { companyWords } from '@nasaq/contract';
import { loadFormNotes, loadPlan } from '../../forms/index.ts';
import { entryHead } from '../../head/entry-head.ts';
import { jobPosting } from '../../head/json-ld.ts';
import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api, locale, params, siteData, siteUrl }: PageContext) {
  const [career, { general }, { privacy }, plan] = await Promise.all([
    api.entry('careers', params.title_slug!),
    siteData,
    loadFormNotes(api, locale),
    loadPlan(api, 'applications'),
  ]);
  const company = { name: companyWords(general, locale).name, country: general.country };
  return {
    head: entryHead('careers', career, locale, [jobPosting(career, { siteUrl, locale }, company)]),
    career,
    privacy,
    ...plan,
  };
}
