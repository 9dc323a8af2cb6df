import { createContext } from 'react';
import type { HydrationState } from 'react-router';
import type { Assets } from '../head/assets.ts';

/** What the server hands to the browser beside the markup, as JSON. */
export interface Hydration {
  assets: Assets;
  loaderData: NonNullable<HydrationState['loaderData']>;
}

export const hydrationElementId = 'hydration';

/** The serialised hydration on the server; empty in the browser, where React leaves the element as it stands. */
export const HydrationContext = createContext('');

/** JSON that cannot end the script element that holds it. */
export function serializeHydration(hydration: Hydration): string {
  return JSON.stringify(hydration).replaceAll('<', '\\u003c');
}

export function readHydration(): Hydration {
  return JSON.parse(document.getElementById(hydrationElementId)!.textContent) as Hydration;
}
