import { useEffect, useRef } from 'react';
import { useT } from '../../locale/translator.ts';
import type { ChatView } from '../engine/view.ts';

/** Speaks what is new: who says what, and what could not be sent. What was there before is not read out again. */
export function Announcements({ view: { messages, outgoing, loaded } }: { view: ChatView }) {
  const t = useT();
  const news = useRef<HTMLDivElement>(null);
  const told = useRef<number | null>(null);
  const failed = outgoing.filter(({ state }) => state.name === 'failed').length;

  useEffect(() => {
    const last = messages.at(-1)?.sequence ?? 0;
    if (!loaded) return;
    if (told.current !== null && last > told.current) {
      const from = told.current;
      for (const { sequence, from: who, agent, text, files } of messages) {
        if (sequence <= from || who !== 'agent') continue;
        const name = agent ?? t('live_chat.team');
        const what = [text, ...files.map(({ filename }) => filename)].filter(Boolean).join(', ');
        speak(news.current!, t('live_chat.said', { name, text: what }));
      }
    }
    told.current = last;
  }, [messages, loaded, t]);

  return (
    <>
      <div ref={news} className="hidden-visually" aria-live="polite" />
      <p className="hidden-visually" role="status">
        {failed > 0 ? t('live_chat.out.failed') : ''}
      </p>
    </>
  );
}

/** A line of its own for each, so that none cuts off the one before; the region stays short. */
function speak(region: HTMLElement, text: string): void {
  const line = document.createElement('p');
  line.dir = 'auto';
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > 5) region.firstElementChild!.remove();
}
