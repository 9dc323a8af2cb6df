'use client';

import { Link } from '@payloadcms/ui';
import { useSurroundings } from '../desk-context.tsx';

/** Where the owner has taken the chat off the site: nobody begins one, and those that are open stay. */
export function ChatOff() {
  const { adminRoute, chatOff, texts } = useSurroundings();
  if (!chatOff) return null;
  return (
    <p className="chat-off">
      {texts.chatOff}{' '}
      {chatOff.isAdmin && (
        <Link href={`${adminRoute}/globals/parts`} prefetch={false}>
          {texts.chatOffWhere}
        </Link>
      )}
    </p>
  );
}
