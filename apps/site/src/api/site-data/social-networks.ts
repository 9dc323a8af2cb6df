import type { GlobalSiteData } from '@nasaq/contract';

/** The contract's networks in the order of the footer, without the contract's schemas, which the browser does not need. */
export const socialNetworks = [
  'facebook',
  'twitter',
  'behance',
  'dribbble',
  'github',
] as const satisfies (keyof GlobalSiteData['social'])[];
