import type { Middleware } from './middleware.ts';

/** Runs on every page and blocks none: a banned reader keeps reading, and the shell shows the banner from the same session. */
export const isBanned: Middleware = () => true;
