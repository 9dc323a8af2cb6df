export { inTheDark } from './dark.ts';
export { contrast, hex } from './hex.ts';
export {
  channelOf,
  contrastOfLight,
  hexOf,
  type Light,
  lightOf,
  lightOfChannel,
  luminance,
  type Oklch,
  oklchOf,
} from './srgb.ts';
export * from './table.ts';
