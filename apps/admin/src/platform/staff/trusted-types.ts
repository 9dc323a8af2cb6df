import { openPolicies } from '@nasaq/trusted-types';
import purify, { type Config } from 'dompurify';

/**
 * What of ours may become elements or scripts on the screens; their policy (platform/http/security-headers.ts) refuses the
 * rest. Uploads come from the host's origin, too, and are no scripts. `instrumentation-client.ts` loads it before Next
 * loads anything by itself.
 */
export const policies = openPolicies('/_next/');

const config: Config = {
  // What is parsed to be sanitised never meets the page.
  TRUSTED_TYPES_POLICY: policies.own as Config['TRUSTED_TYPES_POLICY'],
};

// Payload's comparison of two versions is text: of each field, what stood there and what stands there now.
policies.sanitizeTextOfLibraries((html) => purify.sanitize(html, config));
