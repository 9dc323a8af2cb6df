import { ChatPlace } from '../chat/chat-place.tsx';
import { OutboxPlace } from '../outbox/outbox-place.tsx';
import { Toasts } from '../toasts/toasts.tsx';
// Without a connection it would come too late.
import '../online/outage.ts';
import '../../ui/print-pictures.ts';

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
