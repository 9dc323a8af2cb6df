import { chatLimits } from '@nasaq/contract';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ChatLive } from '../live/chat-live.ts';
import { EventWriter, Wake } from '../live/event-writer.ts';
import { asStream } from '../live/visitor-events.ts';
import type { DeskEvent } from '../desk/desk-calls.ts';

/** Events that wait for a slow screen; one that is slower comes again and asks for everything. */
const most = 1_000;

/** The stream of one agent's screen. While it is open, the agent is here. */
export function deskEvents(c: Context, user: number, live: ChatLive): Response {
  const response = streamSSE(c, async (stream) => {
    const writer = new EventWriter(stream);
    const wake = new Wake<'events' | 'end'>();
    const waiting: DeskEvent[] = [];
    stream.onAbort(() => wake.add('end'));
    await live.enterDesk(user);
    const remove = live.desk.add({
      notify: (event) => {
        waiting.push(event);
        wake.add(waiting.length > most ? 'end' : 'events');
      },
      end: () => wake.add('end'),
    });
    try {
      await writer.beat();
      for (let woken = await wake.next(chatLimits.heartbeat); !woken.has('end');) {
        if (woken.size === 0) await writer.beat();
        for (const event of waiting.splice(0)) await writer.send(event);
        woken = await wake.next(chatLimits.heartbeat);
      }
    } finally {
      remove();
      live.leaveDesk(user);
    }
  });
  return asStream(response);
}
