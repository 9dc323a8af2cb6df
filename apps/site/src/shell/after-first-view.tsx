import { ChatPlace } from '../chat/index.ts';
import { OutboxPlace } from '../forms/index.ts';
import { Toasts } from '../ui/toasts/toasts.tsx';
import '../router/carry-art.ts';
import '../ui/draw-lines.ts';
import '../ui/print-pictures.ts';

/** What no first view shows, but every page may need, also where there is no connection any more. */
export function AfterFirstView() {
  return (
    <>
      <Toasts />
      <OutboxPlace />
      <ChatPlace />
    </>
  );
}
