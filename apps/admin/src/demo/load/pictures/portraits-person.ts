import type { Head, Tones } from './portraits-head.ts';
import type { Complexion, Ground } from './portraits-tones.ts';

/** Draws on the tones of a person; units are the head's, see `Head`. */
type Layer = (t: Tones, head: Head) => string;

export interface Person {
  ground: Ground;
  /** Into how many parts the circle behind the head is divided. */
  fold: number;
  complexion: Complexion;
  pose: { x: number; y: number; scale: number; tilt: number };
  head: Head;
  neck: number;
  ears: readonly (-1 | 1)[];
  grey?: boolean;
  /** Hair behind neck and shoulders. */
  behind?: Layer;
  body: Layer;
  /** Hair behind ears and face. */
  back?: Layer;
  beard?: Layer;
  front: Layer;
  over?: Layer;
}

/** A head from which each one's own differs. */
export const base: Head = {
  turn: 0,
  jaw: 80,
  jawY: 84,
  chin: 30,
  chinY: 142,
  cheek: 98,
  temple: 92,
  lit: -1,
  brow: { y: -28, weight: 8, arch: 7, tilt: 0, from: 17, to: 68 },
  eye: { x: 43, size: 21, open: 17, tilt: 2, look: 0, lash: 4 },
  nose: { length: 56, width: 19, bridge: 10, hook: 2 },
  mouth: { y: 90, width: 30, upper: 8, lower: 13, smile: 2 },
  ear: 46,
  age: 0,
};
