import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mostLogoBytes, takePicture } from './take-file.ts';

const drawing = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80" ${attributes}>${inside}</svg>`);
const faultOf = async (bytes: Buffer, square = false) => {
  const taken = await takePicture(bytes, { square });
  return 'fault' in taken ? taken.fault : null;
};

test('a drawing is kept as a drawing, without the notes of the program that made it', async () => {
  const taken = await takePicture(
    drawing('<!-- made by --><metadata>x</metadata><path fill="#123456" d="M0 0h200v80z"/>'),
  );
  expect(taken).toMatchObject({ picture: { type: 'svg', width: 200, height: 80 } });
  const svg = (taken as { picture: { bytes: Buffer } }).picture.bytes.toString();
  expect(svg).toContain('<path fill="#123456"');
  expect(svg).toContain('viewBox="0 0 200 80"');
  expect(svg).not.toContain('made by');
});

test.each([
  ['a script', drawing('<script>alert(1)</script>')],
  ['an act', drawing('<path d="M0 0h9v9z"/>', 'onload="alert(1)"')],
  ['a page', drawing('<foreignObject><body/></foreignObject>')],
  ['an address that runs', drawing('<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>')],
])('a drawing with %s inside is refused', async (_, bytes) => {
  expect(await faultOf(bytes)).toBe('scripts');
});

test.each([
  ['a picture', drawing('<image href="https://elsewhere.example/x.png"/>')],
  ['a typeface', drawing('<style>@import "https://elsewhere.example/x.css";</style>')],
  ['a file of the server', Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>')],
  ['a paint', drawing('<path fill="url(https://elsewhere.example/#a)" d="M0 0h9v9z"/>')],
])('a drawing that fetches %s from elsewhere is refused', async (_, bytes) => {
  expect(await faultOf(bytes)).toBe('foreign');
});

test('what is too large, no picture, damaged or too small is refused, each for its own reason', async () => {
  expect(await faultOf(Buffer.alloc(50_000_000))).toBe('tooLarge');
  expect(await faultOf(drawing(`<path d="${'M0 0'.repeat(100_000)}"/>`))).toBe('tooLarge');
  expect(await faultOf(Buffer.from('%PDF-1.7'))).toBe('notPicture');
  expect(await faultOf(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)]))).toBe('unreadable');
  const small = await sharp({ create: { width: 40, height: 20, channels: 4, background: 'red' } })
    .png()
    .toBuffer();
  expect(await faultOf(small)).toBe('tooSmall');
});

test('a picture of more pixels than are drawn is no damaged one, however few bytes it has', async () => {
  const huge = await sharp({ create: { width: 8000, height: 6000, channels: 4, background: 'red' } })
    .png()
    .toBuffer();
  expect(huge.length).toBeLessThan(mostLogoBytes);
  expect(await faultOf(huge)).toBe('pixelsTooLarge');
  expect(await faultOf(drawing('<path d="M0 0h9v9z"/>', 'width="8000" height="6000"'))).toBe('pixelsTooLarge');
  const most = await sharp({ create: { width: 8000, height: 5000, channels: 4, background: 'red' } })
    .png()
    .toBuffer();
  expect(await faultOf(most)).toBeNull();
});

test('a large picture is made smaller, and an icon has to be square', async () => {
  const large = await sharp({ create: { width: 3000, height: 1500, channels: 4, background: 'red' } })
    .png()
    .toBuffer();
  expect(await takePicture(large)).toMatchObject({ picture: { type: 'png', width: 1024, height: 512 } });
  expect(await faultOf(large, true)).toBe('notSquare');
});
