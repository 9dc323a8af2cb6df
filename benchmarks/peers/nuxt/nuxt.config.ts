import { fileURLToPath } from 'node:url';

const mode = process.env.MODE ?? 'dynamic';
const tree = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The site's three pages in the way that Nuxt suggests; `MODE=swr` keeps finished pages with its route rules. */
export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  devtools: { enabled: false },
  buildDir: `.nuxt-${mode}`,
  nitro: { output: { dir: `.output-${mode}` } },
  alias: { '@site': tree('apps/site/src'), '@texts': tree('packages/messages/src/en') },
  build: { transpile: ['@nasaq/contract', '@nasaq/design', '@nasaq/patterns'] },
  runtimeConfig: { public: { siteUrl: process.env.SITE_URL } },
  routeRules: mode === 'swr' ? { '/**': { swr: 60 }, '/api/**': { cache: false } } : {},
  app: {
    head: {
      htmlAttrs: { lang: 'en-US', dir: 'ltr' },
      meta: [{ name: 'color-scheme', content: 'light dark' }],
      link: [
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        { rel: 'manifest', href: '/manifest.webmanifest' },
        { rel: 'alternate', type: 'application/rss+xml', href: '/rss.xml', title: 'Nasaq' },
      ],
    },
  },
});
