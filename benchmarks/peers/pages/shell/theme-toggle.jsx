'use client';

import { useState } from 'react';
import { messages } from '../messages.js';

export function ThemeToggle() {
  const [dark, setDark] = useState(false);
  function toggle() {
    document.documentElement.classList.toggle('dark', !dark);
    setDark(!dark);
  }
  return (
    <button
      type="button"
      className="bar__tool bar__theme"
      aria-pressed={dark}
      aria-label={messages.shell.theme.dark}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path className="bar__theme-half" d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  );
}
