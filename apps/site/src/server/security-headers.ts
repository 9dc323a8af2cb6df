import type { Env } from './env.ts';

interface Framing {
  /** Origin that may show the page in its preview frame, besides our own. */
  previewOrigin: string | null;
}

interface Inline {
  /** Hashes of the inline script and style that every page carries. */
  script: string[];
  style: string[];
}

/**
 * Headers of every answer. The one inline script and the one inline style are allowed by their hashes, which are the
 * same for every page of a build: the policy needs no nonce and pages can be cached;
 * style attributes stay allowed, because focal points and pattern positions are data.
 */
export function securityHeaders(
  { SITE_URL, NODE_ENV }: Pick<Env, 'SITE_URL' | 'NODE_ENV'>,
  { previewOrigin }: Framing,
  inline: Inline = { script: [], style: [] },
): Record<string, string> {
  const secure = SITE_URL.startsWith('https:');
  const development = NODE_ENV === 'development';
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inline.script].join(' '),
    ["style-src 'self'", ...(development ? ["'unsafe-inline'"] : inline.style)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors 'self'${previewOrigin ? ` ${previewOrigin}` : ''}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(previewOrigin ? {} : { 'X-Frame-Options': 'SAMEORIGIN', 'Cross-Origin-Opener-Policy': 'same-origin' }),
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
