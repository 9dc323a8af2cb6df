import { colorSchemeStorageKey } from '@nasaq/contract';
import { useSyncExternalStore } from 'react';

type ColorScheme = 'auto' | 'light' | 'dark';
type ColorMode = 'light' | 'dark';

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The reader's preference; anything unknown counts as `auto`. */
function readScheme(): ColorScheme {
  try {
    const stored = localStorage.getItem(colorSchemeStorageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

function readMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Flips dark and light; stores `auto` where the new mode is the system's own. */
function toggleTheme(): void {
  const mode: ColorMode = readMode() === 'dark' ? 'light' : 'dark';
  const system: ColorMode = systemDark().matches ? 'dark' : 'light';
  try {
    localStorage.setItem(colorSchemeStorageKey, mode === system ? 'auto' : mode);
  } catch {
    // Storage is closed: the choice lasts as long as the page.
  }
  apply(mode);
}

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows other tabs and, in `auto`, the system. Call once. */
export function watchTheme(): void {
  // Held by the listeners below: WebKit collects a query that nobody holds, and its listener with it.
  const system = systemDark();
  const refresh = () => {
    const scheme = readScheme();
    apply(scheme === 'auto' ? (system.matches ? 'dark' : 'light') : scheme);
  };
  try {
    if (localStorage.getItem(colorSchemeStorageKey) === null) localStorage.setItem(colorSchemeStorageKey, 'auto');
  } catch {
    // Storage is closed: the preference stays `auto`.
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === colorSchemeStorageKey || key === null) refresh();
  });
  system.addEventListener('change', refresh);
}

/** All at once: a link that fades for a moment would stand grey on the new ground. */
function apply(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.add('theme-changes');
  root.classList.toggle('dark', mode === 'dark');
  // Laid out anew while nothing may move.
  root.getBoundingClientRect();
  root.classList.remove('theme-changes');
  for (const listener of listeners) listener();
}

/** The mode that is shown, and its toggle. The server cannot know it and answers `light`. */
export function useTheme(): { mode: ColorMode; toggle: () => void } {
  const mode = useSyncExternalStore(subscribeTheme, readMode, () => 'light' as const);
  return { mode, toggle: toggleTheme };
}
