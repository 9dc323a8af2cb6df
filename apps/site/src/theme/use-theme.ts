import { useSyncExternalStore } from 'react';
import { readMode, subscribeTheme, toggleTheme, type ColorMode } from './theme-store.ts';

/** The mode that is shown, and its toggle. The server cannot know it and answers `light`. */
export function useTheme(): { mode: ColorMode; toggle: () => void } {
  const mode = useSyncExternalStore(subscribeTheme, readMode, () => 'light' as const);
  return { mode, toggle: toggleTheme };
}
