import { progressBar } from '@nasaq/contract';

/** Width of the page progress bar in per cent after `elapsed` ms: it slows down for ever and reaches 100 only at the end. */
export function progressAt(elapsed: number): number {
  return (200 / Math.PI) * Math.atan((2 * elapsed) / progressBar.duration);
}
