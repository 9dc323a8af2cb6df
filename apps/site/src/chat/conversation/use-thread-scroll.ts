import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ChatView } from '../engine/view.ts';

/** Pixels from the end within which a reader is at the end. */
const near = 80;

/** Keeps the end in sight for who is there; who reads further up is told how much is new instead. */
export function useThreadScroll({ messages, outgoing }: ChatView) {
  const box = useRef<HTMLDivElement>(null);
  /** The last message when the reader left the end; `null` at the end. */
  const [left, setLeft] = useState<number | null>(null);
  const atEnd = useRef(true);
  const waiting = useRef(0);
  const top = useRef(0);
  const fresh = left === null ? 0 : messages.filter(({ sequence, from }) => sequence > left && from === 'agent').length;

  const toEnd = useCallback(() => {
    const thread = box.current!;
    thread.scrollTop = thread.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    // One's own message is where one looks.
    if (atEnd.current || outgoing.length > waiting.current) toEnd();
    waiting.current = outgoing.length;
  }, [outgoing.length, toEnd]);

  // News, the keyboard, a growing answer, a picture that has been loaded. A layout effect: it has ended when the thread
  // leaves the page, which is a change of size too.
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(() => atEnd.current && toEnd());
    watcher.observe(box.current!);
    watcher.observe(box.current!.firstElementChild!);
    return () => watcher.disconnect();
  }, [toEnd]);

  function onScroll(): void {
    const { scrollHeight, scrollTop, clientHeight } = box.current!;
    const there = scrollHeight - scrollTop - clientHeight < near;
    // What grows below pushes the end away; only who goes up has left it.
    const up = scrollTop < top.current;
    top.current = scrollTop;
    if (there === atEnd.current || (!there && !up)) return;
    atEnd.current = there;
    setLeft(there ? null : (messages.at(-1)?.sequence ?? 0));
  }

  return { box, onScroll, toEnd, fresh };
}
