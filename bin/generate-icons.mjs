/**
 * Draws the site's icons from the brand's mark into apps/site/public. Run it after a change of the
 * mark, with the project's own Node: `node_modules/.bin/node bin/generate-icons.mjs`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { colours, hex, tones } from '../packages/design/src/index.ts';
import { logoMark } from '../packages/patterns/src/logo-mark.ts';

const target = new URL('../apps/site/public/', import.meta.url);
const { viewBox, strokes, strokeWidth } = logoMark();
const [, , side] = viewBox.split(' ').map(Number);
const [ink, paper, spark] = [hex(tones.ink), tones['drawn-paper'], hex(tones.saffron)];

await mkdir(target, { recursive: true });
await write('favicon.svg', favicon());
await write('favicon.ico', ico(tile(32, 0.8)));
await write('apple-touch-icon.png', tile(180, 0.72));
// The mark stays inside the circle of 80 % that a maskable icon must keep.
await write('icon-192.png', tile(192, 0.66));
await write('icon-512.png', tile(512, 0.66));

/** Without a ground, in the voice of the browser's theme; heavier, since it is shown at 16 pixels. */
function favicon() {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    `<style>path{fill:none;stroke:${hex(colours.light.voice)};stroke-width:20}@media(prefers-color-scheme:dark){path{stroke:${tones['drawn-tab']}}}</style>` +
    strokes.map((d) => `<path d="${d}"/>`).join('') +
    `</svg>\n`
  );
}

/** The mark on the ink ground, `part` of the whole side. */
function tile(pixels, part) {
  const inset = (side * (1 / part - 1)) / 2;
  const box = side + 2 * inset;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${-inset} ${-inset} ${box} ${box}">` +
    `<rect x="${-inset}" y="${-inset}" width="${box}" height="${box}" fill="${ink}"/>` +
    `<g fill="none" stroke="${paper}" stroke-width="${strokeWidth}"><path d="${strokes[0]}"/><path fill="${spark}" d="${strokes[1]}"/></g></svg>`;
  return new Resvg(svg).render().asPng();
}

/** A picture of 32 pixels for who cannot show a drawing: feed readers, bookmarks, Safari before 26. */
function ico(png) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon,
  head.writeUInt16LE(1, 4); // one picture,
  head.writeUInt8(32, 6); // so wide
  head.writeUInt8(32, 7); // and so high,
  head.writeUInt16LE(1, 10); // one plane
  head.writeUInt16LE(32, 12); // of so many bits,
  head.writeUInt32LE(png.length, 14); // so long,
  head.writeUInt32LE(head.length, 18); // from here on.
  return Buffer.concat([head, png]);
}

async function write(name, data) {
  await writeFile(new URL(name, target), data);
  console.log(fileURLToPath(new URL(name, target)), data.length);
}
