import { createContext } from 'react';

/** The files a document asks for. The browser takes them from the hydration data, so that both render the same head. */
export interface Assets {
  /** Classic script that runs before the first paint. */
  theme: string;
  /** Module scripts, in order. */
  scripts: string[];
  styles: string[];
  modulePreloads: string[];
  fonts: string[];
}

export const AssetsContext = createContext<Assets>({
  theme: '',
  scripts: [],
  styles: [],
  modulePreloads: [],
  fonts: [],
});
