import type { Query } from '../../platform/database/query.ts';
import type { DeskReply } from './desk-calls.ts';

/** Every canned reply, by its short name; `{name}` in it is the screen's to fill. */
export async function deskReplies(query: Query): Promise<DeskReply[]> {
  const rows = await query<{ shortcut: string; text_en: string; text_ar: string }>(
    'SELECT shortcut, text_en, text_ar FROM canned_replies ORDER BY shortcut',
  );
  return rows.map(({ shortcut, text_ar, text_en }) => ({ shortcut, text: { en: text_en, ar: text_ar } }));
}
