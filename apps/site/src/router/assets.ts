import { createContext } from 'react';

/** The files a document asks for. The browser takes them from the hydration data, so that both render the same head. */
export interface Assets {
  /**
   * Classic script that runs before the first paint: its address in development, else the code that stands in the page;
   * the latter also starts the modules after the first paint.
   */
  theme: { src: string } | { code: string };
  /** Module scripts, in order. */
  scripts: string[];
  styles: string[];
  modulePreloads: string[];
  fonts: string[];
}

export const AssetsContext = createContext<Assets>({
  theme: { src: '' },
  scripts: [],
  styles: [],
  modulePreloads: [],
  fonts: [],
});
