import { crew, glasses, shoulders, veil, veilBack } from './portraits-dress.ts';
import { outline } from './portraits-geometry.ts';
import { cap, round } from './portraits-hair.ts';
import { fill } from './portraits-head.ts';
import { combed, gem, printed } from './portraits-texture.ts';
import { base, type Person } from './portraits-person.ts';

export const founders: Record<string, Person> = {
  'layla-mansour': {
    ground: 'paper',
    fold: 8,
    complexion: 'olive',
    pose: { x: 420, y: 455, scale: 2.0, tilt: 4 },
    neck: 44,
    ears: [],
    head: {
      ...base,
      turn: 14,
      jaw: 76,
      chin: 28,
      chinY: 138,
      brow: { ...base.brow, weight: 6.5, arch: 10, tilt: -1 },
      eye: { ...base.eye, open: 15, tilt: 3, lash: 5, look: 1 },
      nose: { length: 58, width: 18, bridge: 11, hook: 4 },
      mouth: { ...base.mouth, width: 29, upper: 7, lower: 12, smile: 3 },
      age: 1,
    },
    behind: (t) =>
      fill(
        outline('-112 120 10, -130 -40, -92 -150, 0 -178, 98 -150, 132 -50, 122 118 12, 60 136 0, -60 136 0', round),
        t.hair,
      ),
    body: (t) => {
      return (
        fill(outline('-64 160, -40 330, 50 330, 70 160, 40 188, 6 236, -30 188'), t.white) +
        fill(outline('-220 470, -214 236 50, -64 176 10, -20 330, 30 470'), t.cloth2) +
        fill(outline('220 470, 214 236 50, 70 172 10, 16 330, 20 470'), t.cloth2) +
        fill(outline('-62 172, -112 206, -92 250, -112 262, -10 430, -14 330'), t.cloth) +
        fill(outline('68 168, 116 200, 98 248, 118 258, 20 430, 12 330'), t.cloth)
      );
    },
    front: (t) => {
      const right = outline(
        '-44 -120 0, 10 -176 60, 98 -150, 132 -50, 124 118 10, 84 128 20, 104 40 80, 86 -44 80, 34 -92 60, -20 -104 60',
        round,
      );
      const left = outline(
        '-36 -124 0, -10 -178 60, -92 -150, -130 -40, -114 120 10, -84 124 20, -94 30 60, -84 -50 60, -50 -100 30',
        round,
      );
      const streak = outline(
        '-44 -120 0, 30 -124 60, 98 -62 80, 110 30 60, 112 90 0, 104 40 80, 88 -44 80, 36 -96 60, -20 -108 40',
        0,
      );
      return (
        fill(left, t.hair) +
        fill(right, t.hair) +
        combed('right', right, { x: -60, y: 40, from: 110, to: 260, step: 13, colour: t.sheen }) +
        fill(streak, t.shade) +
        combed('left', left, { x: 30, y: 60, from: 110, to: 260, step: 13, colour: t.sheen }) +
        gem(-90, 66, 9, t.spark)
      );
    },
  },
  'karim-adel': {
    ground: 'mist',
    fold: 10,
    complexion: 'olive',
    pose: { x: 385, y: 455, scale: 2.2, tilt: -3 },
    neck: 56,
    ears: [-1, 1],
    head: {
      ...base,
      turn: 10,
      jaw: 84,
      jawY: 88,
      chin: 36,
      brow: { ...base.brow, weight: 10, arch: 4, y: -34 },
      eye: { ...base.eye, open: 15, lash: 3.4 },
      nose: { length: 58, width: 21, bridge: 12, hook: 4 },
      mouth: { ...base.mouth, y: 92, smile: 3, upper: 6 },
      age: 1,
    },
    body: (t) => fill(outline(shoulders(214, 182, 46)), t.cloth2) + crew(t, 'karim', 66),
    beard: (t) => {
      const beard = outline(
        '-100 0, -94 60 60, -82 118 60, -22 168 60, 44 168 60, 90 112 60, 106 50 60, 107 0, 97 30 30, 86 64 30, 62 74 30, 30 70 10, 20 74 4, 10 70 10, -26 76 30, -64 72 30, -88 40 30',
      );
      return (
        fill(beard, t.hair) +
        combed('beard', beard, { x: 16, y: -20, from: 84, to: 200, step: 11, colour: t.sheen, weight: 1.8 })
      );
    },
    front: (t, head) => {
      const hair = cap(158, 106, 6, '94 -50 20, 78 -84 20, 20 -98 60, -46 -92 40, -82 -76 16, -92 -46 10', 4);
      return (
        fill(hair, t.hair) +
        combed('hair', hair, { x: 60, y: 60, from: 120, to: 280, step: 11, colour: t.sheen, weight: 1.8 }) +
        glasses(head, 8, t.spark)
      );
    },
  },
  'nour-elsherif': {
    ground: 'ink',
    fold: 12,
    complexion: 'fair',
    pose: { x: 390, y: 500, scale: 2.2, tilt: 3 },
    neck: 44,
    ears: [],
    head: {
      ...base,
      turn: -14,
      jaw: 78,
      jawY: 86,
      chin: 30,
      chinY: 138,
      brow: { ...base.brow, weight: 8, arch: 9, tilt: 0, y: -29 },
      eye: { ...base.eye, lash: 4, open: 18, tilt: 3 },
      nose: { length: 54, width: 17, bridge: 9, hook: 1 },
      mouth: { ...base.mouth, width: 28, upper: 9, lower: 14, smile: 4 },
    },
    body: (t) =>
      fill(outline(shoulders(200, 196, 60)), t.cloth2) +
      printed('dress', outline(shoulders(200, 196, 60)), 'nour', t.thread, 0.4),
    back: (t) => veilBack(t.cloth2),
    front: (t) => veil(t, -14, t.white, t.shade, t.deep),
  },
};
