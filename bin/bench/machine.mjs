import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { canPin } from './cores.mjs';

/** What the figures were measured on, and how busy it was with other things when the run began. */
export function describeMachine() {
  return {
    processor: cpus()[0]?.model.trim() || process.arch,
    cores: availableParallelism(),
    memoryGB: Math.round(totalmem() / 1e9),
    node: process.versions.node,
    load: Number(loadavg()[0].toFixed(2)),
    pinned: canPin,
  };
}
