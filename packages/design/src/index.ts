export { contrast, hex } from './hex.ts';
export { channelOf, contrastOfLight, hexOf, type Light, lightOf, lightOfChannel, type Oklch } from './srgb.ts';
export * from './table.ts';
