import type { Locale } from '@nasaq/contract';
import { createContext } from 'react';
import type { Router } from '../../router/router.ts';

/** What all links of a page ask for; asked of the router once, and not by each of a hundred links. */
export interface Links {
  locale: Locale;
  /** Of the page that is shown. */
  pathname: string;
  navigate: Router['navigate'];
}

export const LinksContext = createContext<Links | null>(null);
