export {
  artKey,
  type Corner,
  corners,
  type Drawing,
  hashOf,
  type Look,
  lookKey,
  lookOfAddress,
  readArtKey,
  readDrawingKey,
  readLookKey,
} from './address.ts';
export { hexOfOklch, oklchOfHex, readColour } from './colour.ts';
export { type FaceFile, facePairs, facesOf, firstFaces, ownFacesKey, type ScriptFaces } from './faces/pairs.ts';
export { type Adjustment, type BrandColours, type Palette, paletteOf } from './palette.ts';
export { brandStyle, darkBrandStyle, darkStyleAddress, staffStyle, styleAddress, stylePath } from './style.ts';
