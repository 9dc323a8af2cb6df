import { glasses, hoop, shoulders } from './portraits-dress.ts';
import { outline, trace } from './portraits-geometry.ts';
import { cap, cloud, fringe } from './portraits-hair.ts';
import { fill, stroke } from './portraits-head.ts';
import { combed, curls, gem, hatched, printed } from './portraits-texture.ts';
import { base, type Person } from './portraits-person.ts';

export const directors: Record<string, Person> = {
  'omar-fathy': {
    ground: 'lapis',
    fold: 8,
    complexion: 'brown',
    pose: { x: 420, y: 440, scale: 2.5, tilt: -2 },
    neck: 70,
    ears: [-1, 1],
    grey: true,
    head: {
      ...base,
      turn: -8,
      lit: 1,
      jaw: 90,
      jawY: 92,
      chin: 42,
      chinY: 146,
      brow: { ...base.brow, weight: 10, arch: 4, y: -30, tilt: 1 },
      eye: { ...base.eye, open: 14, size: 20, lash: 3.4 },
      nose: { length: 60, width: 24, bridge: 13, hook: 3 },
      mouth: { ...base.mouth, y: 97, upper: 5, smile: 2, width: 31 },
      age: 2,
      skull: 152,
    },
    body: (t) => {
      const shirt = outline(shoulders(226, 184, 50));
      return (
        fill(shirt, t.cloth2) +
        fill(outline('-60 168, 0 300, 62 168'), t.skin) +
        fill(outline('-80 140, -70 190, -2 306, 10 196 40'), t.deep) +
        fill(outline('-76 156 6, -114 190, -62 252, -2 312, -40 210'), t.white) +
        fill(outline('76 156 6, 116 190, 64 252, 2 312, 42 210'), t.white)
      );
    },
    beard: (t) => {
      const m = outline(
        '-48 94 4, -38 74 12, -12 67 8, -8 70 4, -4 67 8, 20 74 12, 30 94 4, 10 86 12, -8 82 8, -30 86 12',
      );
      return (
        fill(m, t.hair) +
        combed('moustache', m, { x: -8, y: 150, from: 50, to: 90, step: 7, colour: t.sheen, weight: 1.6 })
      );
    },
    front: () => '',
  },
  'salma-hegazy': {
    ground: 'mist',
    fold: 10,
    complexion: 'fair',
    pose: { x: 410, y: 480, scale: 1.85, tilt: -4 },
    neck: 42,
    ears: [],
    grey: true,
    head: {
      ...base,
      turn: 18,
      jaw: 76,
      jawY: 88,
      chin: 28,
      chinY: 138,
      brow: { ...base.brow, weight: 6, arch: 9 },
      eye: { ...base.eye, open: 14, tilt: 0, lash: 4.6 },
      nose: { length: 57, width: 18, bridge: 10, hook: 3 },
      mouth: { ...base.mouth, upper: 6, lower: 11, smile: 5 },
      age: 2,
    },
    behind: (t) => {
      const bun = outline('-150 -60 40, -120 -110 40, -70 -80 40, -80 -20 40, -130 -10 40');
      return fill(bun, t.hair) + combed('bun', bun, { x: -112, y: -58, from: 6, to: 60, step: 10, colour: t.sheen });
    },
    body: (t) => {
      const scarf = outline('-84 150 20, -20 190 40, 80 150 20, 104 200 30, 40 262 50, -60 250 50, -110 206 30');
      return (
        fill(outline(shoulders(200, 196, 64)), t.ink) +
        fill(scarf, t.cloth) +
        printed('scarf', scarf, 'salma', t.thread, 0.3)
      );
    },
    front: (t, head) => {
      const hair = cap(162, 108, 2, '92 -56 40, 44 -96 60, -10 -92 60, -70 -54 60, -88 -14 20', 4);
      return (
        fill(hair, t.hair) +
        combed('hair', hair, { x: 60, y: 30, from: 80, to: 280, step: 12, colour: t.sheen }) +
        fill(outline('-82 -14, -96 -20 10, -106 2 14, -94 46 10, -80 40'), t.skin) +
        stroke(trace('-88 -8, -98 -8 8, -98 10 8, -88 24'), t.deep, 2.4) +
        glasses(head, 24, t.ink) +
        gem(-91, 56, 7, t.spark)
      );
    },
  },
  'yara-naguib': {
    ground: 'lapis',
    fold: 12,
    complexion: 'brown',
    pose: { x: 390, y: 500, scale: 1.7, tilt: -3 },
    neck: 42,
    ears: [],
    head: {
      ...base,
      turn: -10,
      lit: 1,
      jaw: 76,
      chin: 28,
      chinY: 138,
      brow: { ...base.brow, weight: 8, arch: 8 },
      eye: { ...base.eye, open: 18, tilt: 4, lash: 5 },
      nose: { length: 54, width: 21, bridge: 9, hook: 1 },
      mouth: { ...base.mouth, width: 33, upper: 10, lower: 16, smile: 5 },
    },
    behind: (t) => curls(cloud(0, -30, 168, 26), t.hair, t.sheen),
    body: (t) => {
      const shirt = outline('-190 460, -190 258 60, -84 206 20, 0 250 90, 84 206 20, 190 258 60, 190 460');
      return fill(shirt, t.white) + hatched('stripes', shirt, 0, 26, t.cloth, 9);
    },
    front: (t) => curls(fringe, t.hair, t.sheen) + hoop(-96, 76, 20, t.spark),
  },
};
