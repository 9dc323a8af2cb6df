import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { measureText, type Measures } from './measure-text.ts';

/** UTF-16 units up to which counting is over before anybody notices, also on a slow phone. */
const short = 20_000;

interface Shown {
  /** Of the text that was counted last. */
  measures: Measures;
  /** Whether a longer text is being counted: the page goes on while it is. */
  counting: boolean;
}

/** The figures of a text: at once for a short one, from a thread of its own for a long one. */
export function useMeasures(text: string): Shown {
  const long = text.length > short;
  const deferred = useDeferredValue(long ? '' : text);
  const atOnce = useMemo(() => measureText(deferred), [deferred]);
  const [counted, setCounted] = useState<{ text: string; measures: Measures } | null>(null);

  useEffect(() => {
    if (!long) return;
    // The count of a text that has been changed meanwhile would only be in the way.
    const thread = new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' });
    thread.addEventListener('message', ({ data }: MessageEvent<Measures>) => setCounted({ text, measures: data }));
    // Without its file, as after a lost connection, the page counts by itself.
    thread.addEventListener('error', () => setCounted({ text, measures: measureText(text) }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    thread.postMessage(text);
    return () => thread.terminate();
  }, [text, long]);

  if (!long) return { measures: atOnce, counting: false };
  return { measures: counted?.measures ?? atOnce, counting: counted?.text !== text };
}
