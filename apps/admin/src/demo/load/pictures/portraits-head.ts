import { arc, at, lens, n, outline, trace, type Corner } from './portraits-geometry.ts';

export interface Tones {
  ground: string;
  /** Construction lines on the ground. */
  faint: string;
  light: string;
  skin: string;
  shade: string;
  deep: string;
  ink: string;
  hair: string;
  brow: string;
  sheen: string;
  cloth: string;
  cloth2: string;
  thread: string;
  lip: string;
  white: string;
  spark: string;
}

/** A head in units of its own: half the width at the cheeks is 100, the eyes stand at 0. */
export interface Head {
  /** Degrees: to the right of the picture where positive. */
  turn: number;
  jaw: number;
  jawY: number;
  chin: number;
  chinY: number;
  cheek: number;
  temple: number;
  /** Where light falls from: -1 the left of the picture. */
  lit: -1 | 1;
  brow: { y: number; weight: number; arch: number; tilt: number; from: number; to: number };
  eye: { x: number; size: number; open: number; tilt: number; look: number; lash: number };
  nose: { length: number; width: number; bridge: number; hook: number };
  mouth: { y: number; width: number; upper: number; lower: number; smile: number };
  ear: number;
  age: number;
  /** How far a bald head rises above the eyes. */
  skull?: number;
}

export function fill(d: string, colour: string, extra = ''): string {
  return `<path d="${d}" fill="${colour}"${extra}/>`;
}

export function stroke(d: string, colour: string, weight: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(weight)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
}

/** Draws only inside an outline. */
export function within(id: string, d: string, drawn: string): string {
  return `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`;
}

/** A point of the face on the turned head: `x` along the face, `depth` from the axis. */
export function turned(head: Head, x: number, depth = 104): number {
  const angle = Math.asin(Math.max(-1, Math.min(1, x / depth))) + (head.turn * Math.PI) / 180;
  return depth * Math.sin(angle);
}

/** The outline of the face from the hairline down. */
export function faceOutline(head: Head): Corner[] {
  const { turn, cheek, temple, jaw, jawY, chin, chinY } = head;
  const s = Math.sin((turn * Math.PI) / 180);
  const mid = s * 64;
  const far = s * 8;
  const { skull } = head;
  const top: Corner[] = skull
    ? [
        [temple + 4 + far, -skull * 0.62, 200],
        [temple * 0.52 + far, -skull, 200],
        [-temple * 0.52 + far, -skull, 200],
        [-temple - 4 + far, -skull * 0.62, 200],
      ]
    : [
        [temple + far, -96, 40],
        [-temple + far, -96, 40],
      ];
  return [
    [-temple + far, -30, 30],
    [-cheek + far, 18, 40],
    [-jaw + s * 34, jawY, 34],
    [-chin + mid, chinY, 22],
    [chin + mid, chinY, 22],
    [jaw + s * 34, jawY, 34],
    [cheek + far, 18, 40],
    [temple + far, -30, 30],
    ...top,
  ];
}

export function face(head: Head, t: Tones, beard = ''): string {
  const skin = outline(faceOutline(head));
  return (
    fill(skin, t.skin) +
    within('face', skin, planes(head, t)) +
    lines(head, t) +
    nose(head, t) +
    eye(head, t, -1) +
    eye(head, t, 1) +
    beard +
    mouth(head, t, beard === '')
  );
}

/** The side of the face that light does not reach, in planes, as a sculptor roughs them out. */
function planes(head: Head, t: Tones): string {
  const k = -head.lit;
  const x = (value: number, depth = 104) => turned(head, value * k, depth);
  const { jawY, chinY, mouth: m, brow } = head;
  const side: Corner[] = [
    [x(40), -170],
    [x(60), -70, 14],
    [x(74), brow.y - 6, 6],
    [x(66), 8, 14],
    [x(76), 34, 18],
    [x(50), 66, 20],
    [x(44), m.y + 8, 16],
    [x(30), chinY - 22, 14],
    [x(26), chinY + 20],
    [k * 180, chinY + 40],
    [k * 180, -170],
  ];
  const socket = outline([
    [x(10, 108), brow.y + 10, 4],
    [x(60), brow.y + 8, 6],
    [x(66), 4, 8],
    [x(30), 14, 10],
    [x(12, 112), 20, 3],
  ]);
  const jaw = outline([
    [x(96), jawY - 40],
    [x(60), jawY + 4, 20],
    [x(24), chinY - 6, 12],
    [x(20), chinY + 30],
    [k * 180, chinY + 30],
  ]);
  return fill(outline(side), t.shade) + fill(socket, t.shade) + fill(jaw, t.deep, ' opacity="0.55"');
}

function nose(head: Head, t: Tones): string {
  const k = -head.lit;
  const { length, width, bridge, hook } = head.nose;
  const tip = turned(head, 0, 132);
  const root = turned(head, 0, 106);
  const wing = (side: number) => turned(head, side * width, 112);
  const w = width * 0.5;
  const plane = outline([
    [root + k * bridge * 0.5, -16, 4],
    [root + k * bridge * 0.62 + (tip - root) * 0.45, length * 0.4, 20],
    [tip + k * w * 0.5, length - 8, 8],
    [tip + k * w * 0.3, length + hook, 4],
    [wing(k) - k * 2, length + 2, 7],
    [wing(k), length - 10, 8],
    [root + k * (bridge + 8), 12, 12],
  ]);
  const base = outline([
    [wing(-1) + 1, length - 1, 4],
    [tip - w * 0.55, length + hook * 0.4, 3],
    [tip, length + hook, 5],
    [tip + w * 0.55, length + hook * 0.4, 3],
    [wing(1) - 1, length - 1, 4],
    [tip + w * 0.6, length + 6 + hook * 0.5, 4],
    [tip, length + 9 + hook, 5],
    [tip - w * 0.6, length + 6 + hook * 0.5, 4],
  ]);
  return fill(plane, t.shade) + fill(base, t.deep);
}

function eye(head: Head, t: Tones, side: -1 | 1): string {
  const { x, size, open, tilt, look, lash } = head.eye;
  const inner = turned(head, side * (x - size));
  const outer = turned(head, side * (x + size));
  const centre = turned(head, side * x + look * 6);
  const y = -tilt;
  const [x1, y1, x2, y2] = side < 0 ? [outer, y, inner, 3] : [inner, 3, outer, y];
  const white = lens(x1, y1, x2, y2, open * 0.64, open * 0.36);
  const lid = `M${at(x1, y1)}${arc(x1, y1, x2, y2, open * 0.64, 1)}`;
  const flick = lash > 4 ? `M${at(outer, y)}L${at(outer + side * 3.5, y - 2.5)}` : '';
  const crease = trace([
    [inner + side * 5, -open * 0.6 - 5],
    [turned(head, side * x), -open * 0.6 - 10 - tilt * 0.4, 24],
    [outer, y - 9],
  ]);
  return (
    fill(white, t.white) +
    within(
      side < 0 ? 'eye-left' : 'eye-right',
      white,
      `<circle cx="${n(centre)}" cy="${n(-open * 0.12)}" r="8.8" fill="${t.ink}"/>` +
        `<circle cx="${n(centre + head.lit * 3)}" cy="${n(-open * 0.12 - 3)}" r="1.9" fill="${t.white}"/>`,
    ) +
    stroke(lid + flick, t.ink, lash) +
    stroke(`M${at(x2, y2)}${arc(x2, y2, x1, y1, open * 0.36, 1)}`, t.deep, 1.6) +
    stroke(crease, t.deep, 2.2) +
    fill(brow(head, side), t.brow)
  );
}

function brow(head: Head, side: -1 | 1): string {
  const { y, weight, arch, tilt, from, to } = head.brow;
  const start = turned(head, side * from);
  const peak = turned(head, side * (from + (to - from) * 0.62));
  return outline([
    [start, y + tilt, 4],
    [peak, y - arch, 14],
    [turned(head, side * to), y + 5 - tilt * 0.4, 1],
    [peak, y - arch + weight * 0.8, 12],
    [start + side, y + tilt + weight, 4],
  ]);
}

/** A beard hides the shade below the lip. */
function mouth(head: Head, t: Tones, bare: boolean): string {
  const { y, width, upper, lower, smile } = head.mouth;
  const l = turned(head, -width, 110);
  const r = turned(head, width, 110);
  const c = turned(head, 0, 116);
  const q = (r - l) * 0.13;
  const up = outline([
    [l, y - smile, 1],
    [c - q, y - upper, 5],
    [c, y - upper * 0.72, 3],
    [c + q, y - upper, 5],
    [r, y - smile, 1],
    [c + q, y + 1.5, 12],
    [c, y + 3, 8],
    [c - q, y + 1.5, 12],
  ]);
  const low = outline([
    [l + (c - l) * 0.22, y + 0.4, 4],
    [c, y + 3, 10],
    [r - (r - c) * 0.22, y + 0.4, 4],
    [c + q * 1.5, y + lower, 12],
    [c - q * 1.5, y + lower, 12],
  ]);
  const under = outline([
    [c - q * 1.6, y + lower + 5, 3],
    [c, y + lower + 7, 9],
    [c + q * 1.6, y + lower + 5, 3],
    [c, y + lower + 11, 9],
  ]);
  return (
    fill(low, t.lip, ' opacity="0.6"') +
    fill(up, t.lip) +
    (bare ? fill(under, t.shade) : '') +
    stroke(
      trace([
        [l - 2, y - smile - 1],
        [c - q, y + 1.5, 14],
        [c, y + 2.6, 10],
        [c + q, y + 1.5, 14],
        [r + 2, y - smile - 1],
      ]),
      t.ink,
      2.6,
    )
  );
}

/** What years write into a face. */
function lines(head: Head, t: Tones): string {
  const { age, nose: nn, mouth: m } = head;
  if (age === 0) return '';
  const fold = (side: -1 | 1) =>
    stroke(
      trace([
        [turned(head, side * (nn.width + 6), 110), nn.length - (age > 1 ? 6 : -2)],
        [turned(head, side * (m.width + 7), 108), m.y - 16, 20],
        [turned(head, side * (m.width + 8), 108), m.y - (age > 1 ? 0 : 8)],
      ]),
      age > 1 ? t.deep : t.shade,
      2.6,
    );
  const bag = (side: -1 | 1) =>
    stroke(
      trace([
        [turned(head, side * (head.eye.x - 15)), 18],
        [turned(head, side * (head.eye.x + 6)), 23, 20],
        [turned(head, side * (head.eye.x + 18)), 15],
      ]),
      t.deep,
      2.2,
    );
  let drawn = fold(-1) + fold(1);
  if (age > 1) {
    drawn += bag(-1) + bag(1);
    for (let row = 0; row < 2; row += 1) {
      const y = head.brow.y - 26 - row * 15;
      drawn += stroke(
        trace([
          [turned(head, -32 + row * 5), y + 2],
          [turned(head, 0), y - 2, 60],
          [turned(head, 34 - row * 7), y + 2],
        ]),
        t.shade,
        2.6,
      );
    }
  }
  return drawn;
}
