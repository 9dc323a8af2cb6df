import type { SanitizedConfig } from 'payload';

/**
 * What `@payload-config` means inside Next: the config that the server has loaded already, so that hooks, errors and
 * emitters exist once in the process. Next's own bundle holds no copy of it; at build time nothing waits for it.
 */
const shared = globalThis as typeof globalThis & { nasaqPayloadConfig?: Promise<SanitizedConfig> };

export default shared.nasaqPayloadConfig ?? new Promise<SanitizedConfig>(() => {});
