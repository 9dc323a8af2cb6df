import { glasses, shoulders, veil, veilBack } from './portraits-dress.ts';
import { outline, trace } from './portraits-geometry.ts';
import { cap, dots, round } from './portraits-hair.ts';
import { fill, stroke } from './portraits-head.ts';
import { combed, gem, hatched, printed } from './portraits-texture.ts';
import { base, type Person } from './portraits-person.ts';

export const leads: Record<string, Person> = {
  'heba-saber': {
    ground: 'paper',
    fold: 10,
    complexion: 'dark',
    pose: { x: 400, y: 540, scale: 2.0, tilt: -3 },
    neck: 42,
    ears: [-1, 1],
    head: {
      ...base,
      turn: 9,
      lit: 1,
      jaw: 76,
      chin: 28,
      chinY: 138,
      brow: { ...base.brow, weight: 7, arch: 9 },
      eye: { ...base.eye, open: 17, tilt: 4, lash: 5 },
      nose: { length: 54, width: 22, bridge: 9, hook: 1 },
      mouth: { ...base.mouth, width: 33, upper: 11, lower: 17, smile: 4 },
    },
    body: (t) =>
      fill(outline('-196 460, -196 262 60, -70 200 20, 0 236 90, 76 200 20, 196 262 60, 196 460'), t.cloth2) +
      printed(
        'dress',
        outline('-196 460, -196 262 60, -70 200 20, 0 236 90, 76 200 20, 196 262 60, 196 460'),
        'heba-saber',
        t.thread,
        0.7,
      ),
    back: (t) => fill(outline('-98 14, -106 -60 60, 0 -140 90, 106 -60 60, 102 14'), t.hair),
    front: (t) => {
      const wrap = outline(
        '-108 -4 20, -126 -110, -96 -190, -10 -224, 88 -196, 126 -120, 112 -8 20, 96 -30 20, 60 -78 80, -6 -92 80, -66 -76 80, -96 -30 20',
        round,
      );
      const left = outline(
        '-108 -4 10, -128 -110 80, -60 -130 90, 60 -60 80, 112 -8 10, 96 -30 20, 60 -78 80, -6 -92 80, -66 -76 80, -96 -30 20',
      );
      const knot = outline('-10 -150 30, 30 -216 40, 86 -210 40, 70 -150 40, 30 -116 30');
      return (
        fill(wrap, t.cloth) +
        hatched('wrap', wrap, 24, 22, t.cloth2, 2.4) +
        fill(left, t.cloth2) +
        combed('left', left, { x: -90, y: 160, from: 190, to: 320, step: 10, colour: t.cloth, weight: 2 }) +
        fill(knot, t.cloth) +
        combed('knot', knot, { x: 20, y: -120, from: 20, to: 120, step: 12, colour: t.cloth2, weight: 2.4 }) +
        gem(-86, 62, 8, t.spark) +
        stroke('M-87 44V56', t.spark, 3)
      );
    },
  },
  'mahmoud-dahab': {
    ground: 'lapis',
    fold: 8,
    complexion: 'dark',
    pose: { x: 390, y: 480, scale: 2.35, tilt: 2 },
    neck: 60,
    ears: [-1, 1],
    head: {
      ...base,
      turn: 7,
      jaw: 84,
      jawY: 88,
      chin: 38,
      brow: { ...base.brow, weight: 9, arch: 5, y: -31 },
      eye: { ...base.eye, open: 16, lash: 3.6 },
      nose: { length: 57, width: 25, bridge: 11, hook: 1 },
      mouth: { ...base.mouth, y: 94, width: 33, upper: 9, lower: 15, smile: 5 },
      age: 1,
    },
    body: (t) =>
      fill(outline(shoulders(218, 190, 48)), t.white) +
      fill(outline('-66 160 6, -74 204 20, -8 240 30, 0 226, 8 240 30, 78 204 20, 70 160 6, 0 206 60'), t.white) +
      stroke(trace('-74 204, -8 240 30, 0 226, 8 240 30, 78 204'), t.deep, 3) +
      stroke('M0 238V470', t.deep, 3) +
      [290, 350].map((y) => gem(10, y, 5, t.spark)).join(''),
    beard: (t) => {
      const beard = outline(
        '-98 20, -92 70 60, -78 120 60, -26 160 50, 42 160 50, 86 116 60, 100 60 60, 104 20, 94 60 40, 72 104 40, 56 80 16, 26 72 10, 14 76 4, 2 72 10, -32 80 16, -50 104 40, -84 60 40',
      );
      const mouth = outline('-28 98 16, 12 84 20, 54 98 16, 40 118 14, -14 118 14');
      return fill(beard + mouth, t.hair, ' fill-rule="evenodd"');
    },
    front: (t) => {
      const hair = cap(156, 104, 4, '94 -54 12, 84 -84 10, 30 -94 60, -30 -94 60, -80 -82 10, -92 -54 12', 4);
      return fill(hair, t.hair) + dots('hair', hair, t.sheen);
    },
  },
  'dina-anwar': {
    ground: 'paper',
    fold: 12,
    complexion: 'olive',
    pose: { x: 410, y: 470, scale: 2.15, tilt: -4 },
    neck: 42,
    ears: [],
    head: {
      ...base,
      turn: 10,
      jaw: 80,
      jawY: 84,
      chin: 32,
      chinY: 134,
      cheek: 96,
      brow: { ...base.brow, weight: 8, arch: 7, y: -33 },
      eye: { ...base.eye, open: 18, tilt: 3, lash: 4.6 },
      nose: { length: 52, width: 18, bridge: 8, hook: 0 },
      mouth: { ...base.mouth, y: 88, width: 32, upper: 7, lower: 13, smile: 8 },
    },
    body: (t) => fill(outline(shoulders(200, 196, 60)), t.cloth2),
    back: (t) => veilBack(t.thread),
    front: (t, head) => veil(t, 10, t.cloth2, t.ink, t.thread) + glasses(head, 32, t.spark, false),
  },
};
