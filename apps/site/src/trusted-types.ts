import { openPolicies } from '@nasaq/trusted-types';
import { useMemo } from 'react';

/**
 * What of ours may become elements or scripts; the policy of our pages (platform/security-headers.ts) refuses the rest.
 * Of the files of our origin, what readers and staff have uploaded is no script. What starts before this has a policy of
 * its own, see head/scripts-after-paint.ts.
 */
export const policies = openPolicies('/assets/');

/** HTML of our own for `dangerouslySetInnerHTML`. It is the same object until the text is another: React compares it. */
export function useTrustedHtml(html: string): string | TrustedHTML {
  return useMemo(() => policies.trusted(html), [html]);
}
