import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../locale/translator.ts';
import type { ChatView } from '../engine/view.ts';

const name = 'nasaq.chat.sound';

/** Whether a new message is heard; off until somebody wants it, and remembered. */
export function useSound(): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(read);
  return [
    on,
    (next) => {
      setOn(next);
      write(next);
      // Heard at once; and browsers allow later sounds only after one that was asked for.
      if (next) chime();
    },
  ];
}

function read(): boolean {
  try {
    return localStorage.getItem(name) === 'on';
  } catch {
    return false;
  }
}

function write(on: boolean): void {
  try {
    if (on) localStorage.setItem(name, 'on');
    else localStorage.removeItem(name);
  } catch {
    // It holds for this visit then.
  }
}

/** Calls the reader back: the number of unread messages before the title while the page is hidden, and a sound if wanted. */
export function useCall({ unread, messages, loaded }: ChatView, sound: boolean): void {
  const format = useFormat();
  const known = useRef<number | null>(null);

  useEffect(() => {
    // What this browser kept of the thread was known before; what comes while the rest is read is news.
    if (!loaded && messages.length === 0) return;
    const last = messages.findLast(({ from }) => from === 'agent')?.sequence ?? 0;
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

let context: AudioContext | null = null;

/** Two short, soft tones. A browser that does not want sound makes none. */
function chime(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    tone(context, 660, 0);
    tone(context, 880, 0.12);
  } catch (error) {
    console.warn(`No sound: ${String(error)}`);
  }
}

function tone(audio: AudioContext, frequency: number, delay: number): void {
  const start = audio.currentTime + delay;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + 0.32);
}
