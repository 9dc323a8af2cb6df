import { createPayloadCache } from './payload-cache.ts';

/** The browser's one payload cache, shared by navigation and preloading. */
export const payloads = createPayloadCache();
