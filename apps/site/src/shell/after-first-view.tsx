import { useEffect } from 'react';
import { ChatPlace } from '../chat/index.ts';
import { OutboxPlace } from '../forms/index.ts';
import { Toasts } from '../ui/toasts/toasts.tsx';
import '../router/carry-art.ts';
import '../ui/draw-lines.ts';
import '../ui/print-pictures.ts';
import { revealBelow } from '../ui/reveal-below.ts';

/** What no first view shows, but every page may need, also where there is no connection any more. */
export function AfterFirstView() {
  useEffect(revealBelow, []);
  return (
    <>
      <Toasts />
      <OutboxPlace />
      <ChatPlace />
    </>
  );
}
