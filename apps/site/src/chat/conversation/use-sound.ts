import { useState } from 'react';
import { chime } from './chime.ts';

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
