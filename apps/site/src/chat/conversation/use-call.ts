import { useEffect, useRef } from 'react';
import { useFormat } from '../../locale/use-format.ts';
import type { ChatView } from '../engine/view.ts';
import { chime } from './chime.ts';

/** Calls the reader back: the number of unread messages before the title while the page is hidden, and a sound if wanted. */
export function useCall({ unread, messages, loaded }: ChatView, sound: boolean): void {
  const format = useFormat();
  const known = useRef<number | null>(null);

  useEffect(() => {
    const last = messages.findLast(({ from }) => from === 'agent')?.sequence ?? 0;
    if (!loaded) return;
    if (sound && known.current !== null && last > known.current && !document.hasFocus()) chime();
    known.current = last;
  }, [messages, loaded, sound]);

  useEffect(() => {
    const show = () => {
      const title = document.title.replace(/^\(\p{N}+\) /u, '');
      document.title = document.hidden && unread > 0 ? `(${format.number(unread)}) ${title}` : title;
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      document.title = document.title.replace(/^\(\p{N}+\) /u, '');
    };
  }, [unread, format]);
}
