import { blockLabels, blocksField } from '../blocks/index.ts';
import { entryCollection } from '../kit/entry.ts';
import { addressField } from './address.ts';

/** Pages of the owner's own, composed of blocks, each at an address of its own. */
export const landingPages = entryCollection({
  slug: 'landing-pages',
  singular: blockLabels.landing.singular,
  plural: blockLabels.landing.plural,
  description: blockLabels.landing.description,
  group: 'pages',
  body: blocksField(),
  address: addressField(),
});
