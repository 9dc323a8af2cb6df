import { createContext } from 'react';
import type { ShownPage } from '../../router/router.ts';
import type { Assets } from '../head/assets.ts';

/** What the server hands to the browser beside the markup, as JSON. */
export interface Hydration extends Pick<ShownPage, 'root' | 'payload'> {
  assets: Assets;
}

export const hydrationElementId = 'hydration';

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
