'use client';

import type { DeskChat } from '../../desk/desk-calls.ts';
import { useSurroundings } from '../desk-context.tsx';

/** The page of the site on which the visitor is, or was last; it changes while they go on. */
export function PageLink({ chat: { online, page } }: { chat: DeskChat }) {
  const { siteUrl, texts } = useSurroundings();
  // Only paths of our own site: what the visitor's browser sends could be anything.
  if (!/^\/(?![/\\])/.test(page)) return null;
  return (
    <div className="chat-page">
      <p className="inbox-quiet">{online ? texts.pageNow : texts.pageLast}</p>
      <a href={siteUrl + page} rel="noopener noreferrer" target="_blank">
        <bdi dir="ltr">{readable(page)}</bdi>
      </a>
    </div>
  );
}

function readable(page: string): string {
  try {
    return decodeURI(page);
  } catch {
    return page;
  }
}
