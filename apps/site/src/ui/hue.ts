import { hueNames } from '@nasaq/design';

/** Chosen so that each client of the demo stands in the hue of its world, in which its pictures are drawn. */
const seed = 2_506_973;

/** The hue of a work, from its key: the same everywhere and for ever (FNV-1a, stirred). */
export function hueOf(key: string): (typeof hueNames)[number] {
  let hash = seed;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return hueNames[(Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 20) % hueNames.length]!;
}

/** The ground that everything of a work stands on. */
export function onHue(key: string): string {
  return `on-hue hue-${hueOf(key)}`;
}
