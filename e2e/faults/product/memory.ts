import { readFileSync } from 'node:fs';

/** Memory of a process that is in use (10^6 bytes); `NaN`, which compares with nothing, where the system does not say. */
export function residentMegabytes(pid: number): number {
  try {
    const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (Number(kibibytes) * 1024) / 1e6;
  } catch {
    return Number.NaN;
  }
}
