import { openPolicies } from '@nasaq/trusted-types';

/**
 * What of ours may become elements or scripts on the screens; their policy (platform/http/security-headers.ts) refuses the
 * rest. Uploads come from the host's origin, too, and are no scripts. `instrumentation-client.ts` loads it before Next
 * loads anything by itself.
 */
export const policies = openPolicies('/_next/');
