import { shoulders } from './portraits-dress.ts';
import { outline, trace } from './portraits-geometry.ts';
import { dotted, round } from './portraits-hair.ts';
import { fill, stroke } from './portraits-head.ts';
import { combed, curls, gem, hatched } from './portraits-texture.ts';
import { base, type Person } from './portraits-person.ts';

export const engineers: Record<string, Person> = {
  'hassan-shaker': {
    ground: 'ink',
    fold: 10,
    complexion: 'olive',
    pose: { x: 410, y: 420, scale: 2.05, tilt: 2 },
    neck: 58,
    ears: [-1, 1],
    grey: true,
    head: {
      ...base,
      turn: -6,
      jaw: 84,
      jawY: 90,
      chin: 38,
      chinY: 144,
      brow: { ...base.brow, weight: 13, arch: 5, y: -33, tilt: 1 },
      eye: { ...base.eye, open: 13, size: 20, lash: 3.4, tilt: -1 },
      nose: { length: 62, width: 24, bridge: 13, hook: 6 },
      mouth: { ...base.mouth, y: 98, upper: 5, lower: 11, smile: 4, width: 28 },
      age: 2,
      skull: 138,
    },
    body: (t) =>
      fill(outline(shoulders(216, 190, 54)), t.cloth2) +
      fill(outline('-60 170, -36 460, 36 460, 64 170'), t.thread) +
      fill(outline('-70 164, -104 206, -46 262, 0 222'), t.white) +
      fill(outline('72 164, 106 206, 48 262, 0 222'), t.white) +
      stroke('M0 230V470', t.cloth, 3),
    beard: (t) => {
      const beard = outline(
        '-102 -4, -98 70 60, -92 140 60, -36 200 60, 22 200 60, 82 140 60, 92 70 60, 96 -4, 84 40 30, 70 70 30, 34 76 20, -4 70 10, -10 74 4, -16 70 10, -48 78 20, -80 70 30, -92 40 30',
      );
      return (
        fill(beard, t.hair) +
        combed('beard', beard, { x: -10, y: -90, from: 130, to: 320, step: 11, colour: t.sheen, weight: 2 })
      );
    },
    front: (t) => {
      const hair = outline(
        '-98 10 6, -116 -50, -112 -110, -70 -154, 0 -164, 66 -154, 110 -110, 114 -50, 96 10 6, 86 -30 20, 82 -92 40, 40 -124 60, -6 -118 20, -50 -126 60, -88 -92 40, -90 -30 20',
        round,
      );
      return (
        fill(hair, t.hair) + combed('hair', hair, { x: -20, y: 40, from: 120, to: 280, step: 11, colour: t.sheen })
      );
    },
    over: (t) => gem(0, 330, 6, t.spark),
  },
  'mariam-boutros': {
    ground: 'lapis',
    fold: 8,
    complexion: 'fair',
    pose: { x: 390, y: 440, scale: 1.8, tilt: -5 },
    neck: 40,
    ears: [],
    head: {
      ...base,
      turn: 8,
      jaw: 74,
      chin: 26,
      chinY: 136,
      brow: { ...base.brow, weight: 7, arch: 7 },
      eye: { ...base.eye, open: 19, tilt: 3, lash: 5 },
      nose: { length: 52, width: 17, bridge: 8, hook: 0 },
      mouth: { ...base.mouth, width: 27, upper: 8, lower: 14, smile: 4, y: 87 },
    },
    behind: (t) => {
      const hair = outline(
        '-150 420 40, -132 100, -128 -60, -84 -156, 0 -180, 90 -156, 130 -60, 134 120, 160 420 40',
        round,
      );
      return fill(hair, t.hair);
    },
    body: (t) => {
      const jumper = outline(shoulders(192, 196, 66));
      const roll = outline('-56 128 14, -60 224 20, 66 224 20, 62 128 14, 4 150 60');
      return (
        fill(jumper, t.thread) +
        fill(roll, t.thread) +
        hatched('roll', roll, 90, 12, t.cloth, 2.4) +
        stroke(trace('-60 214, 0 236 60, 66 214'), t.cloth, 3)
      );
    },
    front: (t) => {
      const fringe = outline(
        '-118 -20 0, -126 -80, -84 -156, 0 -182, 90 -156, 128 -80, 122 -20 0, 100 -20 0, 88 -50 10, 40 -56 60, -20 -56 60, -84 -48 10, -94 -20 0',
        round,
      );
      const left = outline('-92 -50 0, -124 -70 60, -140 120 200, -150 420 0, -88 420 0, -106 240 200, -86 60 200');
      const right = outline('96 -50 0, 126 -70 60, 142 120 200, 164 420 0, 100 420 0, 114 240 200, 92 60 200');
      return (
        fill(left, t.hair) +
        combed('left', left, { x: 400, y: 120, from: 480, to: 560, step: 12, colour: t.sheen }) +
        fill(right, t.hair) +
        combed('right', right, { x: -400, y: 120, from: 480, to: 570, step: 12, colour: t.sheen }) +
        fill(fringe, t.hair) +
        combed('fringe', fringe, { x: 14, y: -330, from: 160, to: 330, step: 12, colour: t.sheen })
      );
    },
    over: (t) => gem(4, 262, 8, t.spark),
  },
  'youssef-tarek': {
    ground: 'mist',
    fold: 12,
    complexion: 'brown',
    pose: { x: 420, y: 490, scale: 1.95, tilt: 5 },
    neck: 50,
    ears: [-1, 1],
    head: {
      ...base,
      turn: -12,
      jaw: 80,
      chin: 32,
      chinY: 140,
      brow: { ...base.brow, weight: 10, arch: 5, y: -29 },
      eye: { ...base.eye, open: 17, lash: 3.6 },
      nose: { length: 56, width: 20, bridge: 10, hook: 1 },
      mouth: { ...base.mouth, width: 30, upper: 7, lower: 13, smile: 6 },
    },
    behind: (t) => fill(outline('-120 236 60, -104 120 50, 0 96 80, 104 120 50, 124 236 60'), t.cloth2),
    body: (t) =>
      fill(outline(shoulders(210, 212, 46)), t.cloth) +
      fill(
        outline(
          '-112 226 40, -84 168 40, -56 214 30, 0 286 50, 56 214 30, 86 168 40, 114 226 40, 40 322 60, -36 322 60',
        ),
        t.cloth,
      ) +
      stroke(trace('-108 228, -34 318 60, 36 318 60, 112 226'), t.cloth2, 3) +
      fill(outline('-62 206 20, 0 282 40, 62 206 20, 40 190 30, -40 190 30'), t.white) +
      stroke('M-30 300V392', t.white, 5) +
      stroke('M30 302V372', t.white, 5),
    back: (t) => {
      const sides = outline('-98 20 6, -108 -60, -90 -130, 0 -150, 90 -130, 104 -60, 96 20 6', round);
      return fill(sides, t.hair);
    },
    front: (t) =>
      dotted('side-left', outline('-100 4 4, -108 -60 40, -96 -90 0, -80 -80 0, -84 -40 20, -90 4 4'), t) +
      dotted('side-right', outline('96 4 4, 104 -60 40, 94 -90 0, 76 -80 0, 82 -40 20, 88 4 4'), t) +
      curls(
        '-84 -98 26, -58 -124 28, -24 -138 30, 14 -142 30, 50 -134 28, 80 -112 26, 92 -86 20, -92 -72 18, -50 -92 24, -14 -100 24, 22 -104 24, 58 -98 22, -70 -150 18, -38 -162 22, 0 -168 22, 38 -162 22, 72 -144 20',
        t.hair,
        t.sheen,
      ) +
      `<circle cx="-97" cy="22" r="6" fill="${t.spark}"/>`,
  },
};
