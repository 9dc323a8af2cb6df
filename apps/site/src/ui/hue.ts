import { hueNames } from '@nasaq/design';

export type Hue = (typeof hueNames)[number];

/** Chosen so that the clients of the demo stand in hues of their worlds, and neighbours in different ones. */
const seed = 50_847_532;

/** The hue of a work, from its key: the same everywhere and for ever (FNV-1a, stirred). */
export function hueOf(key: string): Hue {
  let hash = 0x811c9dc5;
  for (const unit of `${seed}/${key}`) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hueNames[(hash >>> 0) % hueNames.length]!;
}

/** The ground that everything of a work stands on. */
export function onHue(key: string): string {
  return `on-hue hue-${hueOf(key)}`;
}
