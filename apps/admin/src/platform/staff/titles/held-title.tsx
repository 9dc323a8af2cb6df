'use client';

import { useEffect } from 'react';

/**
 * Keeps the title of the tab while it stands. Next takes, once the browser lives, the title of the page that was asked for,
 * also where that page then says that it is not there. It draws nothing.
 */
export function HeldTitle({ title }: { title: string }): null {
  useEffect(() => {
    const hold = () => {
      if (document.title !== title) document.title = title;
    };
    const observer = new MutationObserver(hold);
    observer.observe(document.head, { characterData: true, childList: true, subtree: true });
    hold();
    return () => observer.disconnect();
  }, [title]);
  return null;
}
