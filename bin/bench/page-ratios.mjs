/**
 * How our page cache and our rendering are to stand beside others; `least` or `most` is the goal. What else the machine
 * does hardly touches processor time; it does touch pages per second.
 */
export const pageGoals = [
  { name: 'cached / node:http', of: 'site/cached', to: 'raw/limit', least: 0.8 },
  { name: 'processor, node:http / cached', of: 'raw/limit', to: 'site/cached', least: 0.8, figure: 'processor' },
  { name: 'processor, node:http with our headers / cached', of: 'raw/headers', to: 'site/cached', figure: 'processor' },
  { name: 'cached / Next.js ISR', of: 'site/cached', to: 'next/isr', least: 25 },
  { name: 'cached / Nuxt SWR', of: 'site/cached', to: 'nuxt/swr', least: 3 },
  { name: 'cached / Astro SWR', of: 'site/cached', to: 'astro/swr' },
  { name: 'live / Next.js', of: 'site/live', to: 'next/dynamic', least: 5 },
  { name: 'live / TanStack Start', of: 'site/live', to: 'start/dynamic', least: 1.5 },
  { name: 'live / Nuxt', of: 'site/live', to: 'nuxt/dynamic' },
  { name: 'live / Astro', of: 'site/live', to: 'astro/dynamic' },
  { name: 'processor, live / React alone', of: 'site/live', to: 'react/limit', figure: 'processor' },
  // Both have their data at hand.
  {
    name: 'processor, cached answers / React alone',
    of: 'site/answers',
    to: 'react/limit',
    most: 1.8,
    figure: 'processor',
  },
];

/**
 * Ratios by page, for both ways to ask. Peers that do not compress have the lighter work when a browser asks.
 * @returns {Record<string, { plain: Record<string, number>, browser: Record<string, number> }>}
 */
export function pageRatios(measured) {
  return Object.fromEntries(
    Object.entries(measured).map(([page, { plain, browser }]) => [
      page,
      { plain: ratios(plain), browser: ratios(browser) },
    ]),
  );
}

function ratios(figures) {
  const known = pageGoals.filter(({ of, to }) => figures[of] && figures[to]);
  return Object.fromEntries(
    known.map(({ name, of, to, figure = 'perSecond' }) => [name, figures[of][figure] / figures[to][figure]]),
  );
}
