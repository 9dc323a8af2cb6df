import { createContext, use } from 'react';
import { useTrustedHtml } from '../trusted-types.ts';
import { payloads } from './payload-cache.ts';
import type { ShownPage } from './router.ts';

/** What the server hands to the browser beside the markup, as JSON. */
export interface Hydration extends Pick<ShownPage, 'root' | 'payload'> {
  assets: Assets;
}

const hydrationElementId = 'hydration';

/** The server's, for one page. */
export interface HydrationWriter {
  /** `html` stands in the element `id`: the data need not carry it once more. */
  shown(id: string, html: string): void;
  /** The data of the page, once all of it is rendered. */
  write(): string;
}

/** `null` in the browser, where React leaves the written data as they stand. */
export const HydrationContext = createContext<HydrationWriter | null>(null);

/** Stands in the data for HTML that the page shows. */
export interface ShownHtml {
  /** Id of its element. */
  $html: string;
}

/**
 * Reads the data back.
 * @param htmlOf what stands in an element
 * @returns `complete`: whether every element was there
 */
export function parseHydration(
  text: string,
  htmlOf: (id: string) => string | undefined,
): { hydration: Hydration; complete: boolean } {
  let complete = true;
  function revive(_: string, value: unknown): unknown {
    if (!isShownHtml(value)) return value;
    const html = htmlOf(value.$html);
    if (html === undefined) complete = false;
    return html ?? '';
  }
  const hydration = JSON.parse(text, text.includes('"$html"') ? revive : undefined) as Hydration;
  return { hydration, complete };
}

function isShownHtml(value: unknown): value is ShownHtml {
  return typeof value === 'object' && value !== null && '$html' in value;
}

/** The data that the browser starts with. It stands behind the page, which tells what of them it shows already. */
export function HydrationData() {
  return (
    <script
      id={hydrationElementId}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: useTrustedHtml(use(HydrationContext)?.write() ?? '') }}
    />
  );
}

/** The server's data. Where somebody has taken from the page what they leave to it, an extension for example, they are asked for. */
export async function readHydration(): Promise<Hydration> {
  const { hydration, complete } = parseHydration(
    document.getElementById(hydrationElementId)!.textContent,
    (id) => document.getElementById(id)?.innerHTML,
  );
  const { pageStyle } = hydration.assets;
  if (pageStyle) pageStyle.code = document.getElementById(pageStyleId)?.textContent ?? '';
  if (complete) return hydration;
  const { pathname, search } = window.location;
  const payload = await payloads.load(pathname, search);
  if (payload.kind === 'redirect') throw new Error(`${pathname} has moved since it was rendered.`);
  return { ...hydration, payload };
}

/** The files a document asks for. The browser takes them from the hydration data, so that both render the same head. */
export interface Assets {
  /**
   * Classic script that runs before the first paint: its address in development, else the code that stands in the page;
   * the latter also starts the modules after the first paint.
   */
  theme: { src: string } | { code: string };
  /** Module scripts, in order. */
  scripts: string[];
  /** Stylesheets, in order; the first one is that of all pages. */
  styles: string[];
  /** Those that stand in the page, behind the first one. */
  pageStyle?: PageStyle;
  /** The colours of dark pages for readers without scripts (build/dark-sheet.ts); the browser is not told of them. */
  darkStyles?: string[];
  /** What the first paint does not wait for; linked at once where scripts are off. */
  lateStyles?: string[];
  modulePreloads: string[];
  fonts: string[];
}

/** Styles in the page itself. */
export interface PageStyle {
  code: string;
  /** As the policy of the page allows it; the browser is not told of it. */
  hash?: string;
  /** The addresses where the same is found. */
  files: string[];
}

/** The element that holds `PageStyle.code`. */
export const pageStyleId = 'page-style';

export const AssetsContext = createContext<Assets>({
  theme: { src: '' },
  scripts: [],
  styles: [],
  modulePreloads: [],
  fonts: [],
});
