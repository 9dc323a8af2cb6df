import type { Theme } from './hues.ts';
import { face, fill, stroke, within, type Head, type Tones } from './portraits-head.ts';
import { n, outline, trace, type Corner } from './portraits-geometry.ts';
import { people } from './portraits-people.ts';
import type { Person } from './portraits-person.ts';
import { tonesOf } from './portraits-tones.ts';

/** A person of the demo company as SVG, four to five. */
export function portrait(key: string, theme: Theme): string {
  const person = people[key]!;
  const t = tonesOf(person.ground, person.complexion, theme, person.grey);
  const { x, y, scale, tilt } = person.pose;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500" viewBox="0 0 800 1000">` +
    `<rect width="800" height="1000" fill="${t.ground}"/>` +
    `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">` +
    construction(t, person.fold) +
    figure(person, t, tilt) +
    '</g></svg>'
  );
}

/** The circle of the head, its division, and the star that joins its points: the drawing before the drawing. */
function construction(t: Tones, fold: number): string {
  const ring = Array.from({ length: fold }, (_, i) => {
    const a = ((i + 0.5) / fold) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(a), Math.sin(a)] as const;
  });
  const rays = ring.map(([dx, dy]) => `M0 0L${n(dx * 620)} ${n(dy * 620)}`).join('');
  const chords = ring
    .map(([dx, dy], i) => {
      const [ex, ey] = ring[(i + 3) % fold]!;
      return `M${n(dx * 250)} ${n(dy * 250)}L${n(ex * 250)} ${n(ey * 250)}`;
    })
    .join('');
  return (
    `<g transform="translate(0 -10)" fill="none" stroke="${t.faint}" stroke-width="1.3">` +
    `<circle r="150"/><circle r="250"/><path d="${rays}"/><path d="${chords}"/></g>`
  );
}

function figure(person: Person, t: Tones, tilt: number): string {
  const turn = `rotate(${tilt} 0 110)`;
  return (
    `<g transform="${turn}">${person.behind?.(t, person.head) ?? ''}</g>` +
    neck(person, t) +
    person.body(t, person.head) +
    `<g transform="${turn}">${person.back?.(t, person.head) ?? ''}${ears(person.head, t, person.ears)}${face(person.head, t, person.beard?.(t, person.head))}${person.front(t, person.head)}</g>` +
    (person.over?.(t, person.head) ?? '')
  );
}

function neck({ head, neck: w }: Person, t: Tones): string {
  const k = -head.lit;
  const s = Math.sin((head.turn * Math.PI) / 180) * 40;
  const shape = outline([
    [-w + s, 60],
    [-w + s * 0.6, 180, 30],
    [-w - 70, 250],
    [w + 70, 250],
    [w + s * 0.6, 180, 30],
    [w + s, 60],
  ]);
  // The chin's shadow, from the light side down to the dark one.
  const shadow: Corner[] = [
    [-w - 30, 60],
    [-w - 30, head.chinY - 34],
    [k * s * 0.9 - w * 0.3, head.chinY + 36, 40],
    [w * 0.26, 206, 30],
    [w * 0.5, 270],
    [w + 130, 270],
    [w + 130, 60],
  ];
  return (
    fill(shape, t.skin) + within('neck', shape, fill(outline(shadow.map(([x, y, r = 0]) => [k * x, y, r])), t.deep))
  );
}

function ears(head: Head, t: Tones, which: Person['ears']): string {
  const s = Math.sin((head.turn * Math.PI) / 180);
  return which
    .map((side) => {
      const x = side * (head.cheek - 2) + s * 30;
      const shape: Corner[] = [
        [x - side * 6, -16],
        [x + side * 14, -22, 8],
        [x + side * 20, 4, 14],
        [x + side * 8, head.ear, 8],
        [x - side * 6, head.ear - 6],
      ];
      const tone = side === head.lit ? t.skin : t.shade;
      return (
        fill(outline(shape), tone) +
        stroke(
          trace([
            [x + side * 2, -10],
            [x + side * 13, -12, 6],
            [x + side * 13, 6, 8],
            [x + side * 4, 20],
          ]),
          t.deep,
          2.4,
        )
      );
    })
    .join('');
}
