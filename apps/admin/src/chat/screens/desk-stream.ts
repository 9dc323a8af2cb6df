import { browserTabs, openEventStream } from '@nasaq/connectivity';
import { chatLimits } from '@nasaq/contract';
import type { DeskEvent } from '../desk/desk-calls.ts';
import { deskPath } from './desk-api.ts';

/** What one tab tells the others. */
type Relay = { type: 'event'; event: DeskEvent } | { type: 'live' } | { type: 'lost' } | { type: 'asked' };

export interface StreamListener {
  /** @param leads this tab holds the connection: what should happen once in a browser happens here */
  event: (event: DeskEvent, leads: boolean) => void;
  /** Connected, for the first time or again: something may have been missed. */
  live: (leads: boolean) => void;
  lost: () => void;
}

/**
 * Listens to what happens in the chats until it is closed. Of several tabs one holds the connection and tells the
 * others, since a browser has only six for a host; when that tab goes, the next one takes over.
 */
export function openDeskStream(listener: StreamListener): () => void {
  const tabs = browserTabs<Relay>('nasaq.chat-desk');
  let leads = false;
  let connected = false;
  let closeStream = () => {};

  function lead(): void {
    leads = true;
    closeStream = openEventStream(`${deskPath}/events`, {
      heartbeat: chatLimits.heartbeat,
      // Somebody whose session has ended may sign in again in another tab.
      mayPass: () => true,
      onEvent(data) {
        const event = data as DeskEvent;
        listener.event(event, true);
        tabs.notify({ type: 'event', event });
      },
      onOpen() {
        connected = true;
        listener.live(true);
        tabs.notify({ type: 'live' });
      },
      onGap: lost,
      onFailure: lost,
    });
  }

  function lost(): void {
    connected = false;
    listener.lost();
    tabs.notify({ type: 'lost' });
  }

  const stopListening = tabs.listen((relay) => {
    if (leads) {
      // A tab that has just opened.
      if (relay.type === 'asked') tabs.notify({ type: connected ? 'live' : 'lost' });
      return;
    }
    if (relay.type === 'event') listener.event(relay.event, false);
    else if (relay.type === 'live') listener.live(false);
    else if (relay.type === 'lost') listener.lost();
  });
  const stopLeading = tabs.lead(lead);
  if (!leads) tabs.notify({ type: 'asked' });
  return () => {
    stopListening();
    closeStream();
    stopLeading();
    tabs.close();
  };
}
