import type { Company } from './company.ts';
import { create, type Loading } from './loading.ts';

/** Both languages of a reply stand in one row. */
export async function loadCannedReplies(loading: Loading, { cannedReplies }: Company): Promise<void> {
  for (const { shortcut, en, ar } of cannedReplies)
    await create(loading, { collection: 'canned-replies', locale: 'en', data: { shortcut, text_en: en, text_ar: ar } });
}
