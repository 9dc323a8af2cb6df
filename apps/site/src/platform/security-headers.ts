import { policyReportsPath } from '@nasaq/contract';
import { directives } from '@nasaq/trusted-types';
import type { Env } from './env.ts';

interface Framing {
  /** Origin that may show the page in its preview frame, besides our own. */
  previewOrigin: string | null;
}

/** CSP sources of what stands in pages themselves. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Headers of every answer but `fileHeaders`. What is inline is allowed by its hash, which is the same for every page of a build: the
 * policy needs no nonce and pages can be cached;
 * style attributes stay allowed, because focal points and pattern positions are data.
 */
export function securityHeaders(
  { SITE_URL, NODE_ENV }: Pick<Env, 'SITE_URL' | 'NODE_ENV'>,
  { previewOrigin }: Framing,
  inline: InlineSources,
): Record<string, string> {
  const secure = SITE_URL.startsWith('https:');
  const development = NODE_ENV === 'development';
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    // A hash would end what 'unsafe-inline' allows.
    ["style-src 'self'", ...(development ? ["'unsafe-inline'"] : inline.styles)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    // Vite's own scripts in development hand text to the browser.
    ...(development ? [] : directives('page')),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors 'self'${previewOrigin ? ` ${previewOrigin}` : ''}`,
    `report-uri ${policyReportsPath}`,
    // Who understands it asks no more for the one above; browsers take it over https alone.
    ...(secure ? ['upgrade-insecure-requests', 'report-to policy'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(previewOrigin ? {} : { 'X-Frame-Options': 'SAMEORIGIN', 'Cross-Origin-Opener-Policy': 'same-origin' }),
    ...(secure
      ? {
          'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
          'Reporting-Endpoints': `policy="${policyReportsPath}"`,
        }
      : {}),
  };
}

/** An SVG that is opened by itself is a document. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Of what is never a page nor a script, and of which a page has dozens, the few that mean something there; `null` for
 * everything else. The others would be as long as a small picture itself.
 * @param pageHeaders those of a page
 */
export function fileHeaders(type: string, pageHeaders: Record<string, string>): Record<string, string> | null {
  if (!/^(?:font|image)\/|^text\/css\b/u.test(type)) return null;
  const { 'Strict-Transport-Security': transport, 'X-Content-Type-Options': sniff } = pageHeaders;
  return {
    'X-Content-Type-Options': sniff!,
    ...(transport && { 'Strict-Transport-Security': transport }),
    ...(type.startsWith('image/svg') && { 'Content-Security-Policy': drawingPolicy }),
  };
}
