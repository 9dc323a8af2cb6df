import type { PageGlobal } from '../entry/previewed.ts';

/** Below the address of the admin. */
export const exchangeRoute = '/exchange';

/** The pages that exist once and have texts to translate. Named here, as screens must not load what reads the settings. */
export const exchangedPages: readonly PageGlobal[] = ['home', 'about', 'care'];
