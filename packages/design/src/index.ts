export { contrast, hex } from './hex.ts';
export * from './table.ts';
