import {
  type Block,
  type Brand,
  type GlobalSiteData,
  type Locale,
  type PathName,
  paths,
  videoHosts,
} from '@nasaq/contract';
import { darkStyleAddress } from '@nasaq/brand';
import { organization, webSite } from '../head/json-ld.ts';
import { awayRetryAfter } from '../platform/admin-host/relay.ts';
import type { Assets } from '../router/hydration.tsx';
import type { Model } from '../router/page-context.ts';
import type { Payload } from '../router/payload.ts';
import type { RootData } from '../router/root-data.ts';
import type { Loaded } from '../router/router.ts';
import type { RouteDefinition } from '../routes.ts';
import { declaredQuery } from './address/page-address.ts';

/** Browsers and CDNs may keep it and ask each time whether it still holds; a CDN that is told of purges, by `Cache-Tag`. */
export const sharedCaching = 'public, no-cache';

export const payloadHeaders = { 'Content-Type': 'application/json; charset=utf-8', 'X-Robots-Tag': 'noindex' };

/**
 * Of a page and of its payload alike.
 * @param isTheirs made for one reader who is signed in
 */
export function pageHeaders(
  route: RouteDefinition,
  { payload, root }: Loaded,
  pathname: string,
  isTheirs: boolean,
): Record<string, string> {
  const own = root.previewOrigin !== null || route.personal === true || isTheirs;
  const away = payload.kind === 'error' && payload.status === 503;
  return {
    'Cache-Control': away ? 'no-store' : own ? 'private, no-store' : sharedCaching,
    'Content-Language': root.locale,
    // Nobody else's page has a use for ours as a picture or a script.
    'Cross-Origin-Resource-Policy': 'same-origin',
    Vary: pathname === '/' ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
    ...(own || route.layout === 'guest' ? { 'X-Robots-Tag': 'noindex' } : {}),
    // Its address may hold the key to what one person sent; those of the account hold none.
    ...(route.personal && !route.auth ? { 'Referrer-Policy': 'no-referrer' } : {}),
    ...(away ? { 'Retry-After': String(awayRetryAfter) } : {}),
  };
}

/**
 * What a page's policy allows beyond that of the site: the styles that stand in it, and the players of films of other
 * sites. A preview has neither, since its policy is another.
 */
export function pagePolicy(
  { payload, root }: Loaded,
  { pageStyle }: Assets,
  site: Record<string, string>,
): Record<string, string> {
  const policy = site['Content-Security-Policy'];
  const hosts = payload.kind === 'page' && root.previewOrigin === null ? playersOf(payload.model) : [];
  if (!policy || (hosts.length === 0 && !pageStyle)) return {};
  const styled = pageStyle ? policy.replace("style-src 'self'", `$& ${pageStyle.hash}`) : policy;
  const frames = hosts.length > 0 ? `; frame-src ${hosts.map((host) => `https://${host}`).join(' ')}` : '';
  return { 'Content-Security-Policy': styled + frames };
}

function playersOf(model: unknown): string[] {
  const { blocks } = (model ?? {}) as { blocks?: Block[] };
  const hosts = (blocks ?? []).flatMap((block) =>
    block.type === 'video' && 'host' in block.source ? videoHosts[block.source.host] : [],
  );
  return [...new Set(hosts)];
}

const branded = new WeakMap<Assets, { brand: Brand; files: Assets }>();

/**
 * What a brand adds to the files of a page: its stylesheet, after those of the product, and its typefaces for theirs. One
 * object as long as the brand stays: its JSON is written once (`write-hydration.ts`).
 */
export function inBrand(assets: Assets, brand: Brand | undefined, locale: Locale): Assets {
  if (!brand?.style) return assets;
  const known = branded.get(assets);
  if (known?.brand === brand) return known.files;
  const files = withBrandFiles(assets, brand, brand.style, locale);
  branded.set(assets, { brand, files });
  return files;
}

function withBrandFiles(assets: Assets, brand: Brand, style: string, locale: Locale): Assets {
  const dark = darkStyleAddress(style);
  return {
    ...assets,
    styles: [...assets.styles, style],
    darkStyles: [...(assets.darkStyles ?? []), ...(dark ? [dark] : [])],
    fonts: brand.faces?.[locale] ?? assets.fonts,
  };
}

/** The files of a page that has no script of ours, which would ask for the rest after its first paint. */
export function withoutScripts({ lateStyles = [], ...assets }: Assets): Assets {
  return { ...assets, styles: [...assets.styles, ...lateStyles], scripts: [], modulePreloads: [] };
}

/** Style sheet and fonts, so that a CDN can announce them (103 Early Hints) before the page is there. */
export function preloadLinks({ styles, fonts }: Assets): string {
  return [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ');
}

/** Adds the company and the site themselves to the structured data of a page; the home page carries them for all. */
export function withSiteObjects(payload: Payload, { siteData, siteUrl, locale }: RootData): Payload {
  if (payload.kind !== 'page') return payload;
  const model = (payload.model ?? {}) as Model;
  const objects = [organization(siteData, { siteUrl, locale }), webSite(siteData, { siteUrl, locale })];
  return {
    kind: 'page',
    model: { ...model, head: { ...model.head, jsonLd: [...objects, ...(model.head?.jsonLd ?? [])] } },
  };
}

/** What search engines are told of this page, where the owner says it; a narrowed list is what it is narrowed to. */
export function withPageTexts(
  payload: Payload,
  { route, query, shown }: { route: RouteDefinition; query: URLSearchParams; shown: GlobalSiteData },
): Payload {
  if (!shown.pageTexts || payload.kind !== 'page' || declaredQuery(route, query).size > 0) return payload;
  const own = Object.entries(shown.pageTexts).find(([name]) => paths[name as PathName] === route.path);
  if (!own) return payload;
  const model = (payload.model ?? {}) as Model;
  const { title, ...rest } = own[1];
  // The name of the home page's title stands alone, as it always has.
  const named = title && (model.head?.fullTitle === undefined ? { title } : { fullTitle: title });
  return { ...payload, model: { ...model, head: { ...model.head, ...rest, ...named } } };
}
