import { useEffect } from 'react';
import { ChatPlace } from '../chat/index.ts';
import { OutboxPlace } from '../forms/index.ts';
import { Toasts } from '../ui/toasts/toasts.tsx';
import '../router/carry-art.ts';
import '../ui/draw-lines.ts';
import { focusFollowed } from '../ui/focus-followed.ts';

/** What no first view shows, but every page may need, also where there is no connection any more. */
export function AfterFirstView() {
  useEffect(focusFollowed, []);
  return (
    <>
      <Toasts />
      <OutboxPlace />
      <ChatPlace />
    </>
  );
}
