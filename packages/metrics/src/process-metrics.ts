import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { metrics } from './registry.ts';

/** Milliseconds between two looks at the event loop: a finer one costs measurably. They are part of what is measured. */
const resolution = 20;

/**
 * What every process tells of itself: its version, memory, processor time, open files, and how late its event loop is.
 * @param version of the release
 */
export function observeProcess(version: string): void {
  const registry = metrics();
  registry.gauge('nasaq_build_info', 'The release that runs.', ['version', 'node']).set(1, {
    version,
    node: process.version,
  });
  registry
    .gauge('process_start_time_seconds', 'Start of the process in seconds since 1970.')
    .set(Math.round(performance.timeOrigin / 1000));
  const cpu = registry.counter('process_cpu_seconds_total', 'Processor time spent, of the user and the system.');
  const memory = registry.gauge('process_resident_memory_bytes', 'Memory of the process.');
  const heap = registry.gauge('nodejs_heap_used_bytes', 'Memory of what the program holds.');
  const files = registry.gauge('process_open_fds', 'Open files and connections.');
  const lag = registry.gauge(
    'nodejs_eventloop_lag_seconds',
    'Lateness of the event loop since the last time it was asked for.',
    ['percentile'],
  );
  const busy = registry.gauge(
    'nodejs_eventloop_utilization',
    'Share of time in which the event loop was busy, since then.',
  );
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let told = 0;
  let last = performance.eventLoopUtilization();
  registry.onScrape('process', () => {
    const { system, user } = process.cpuUsage();
    cpu.inc({}, (system + user) / 1e6 - told);
    told = (system + user) / 1e6;
    memory.set(process.memoryUsage.rss());
    heap.set(process.memoryUsage().heapUsed);
    const open = openFiles();
    if (open !== null) files.set(open);
    for (const percentile of [50, 99, 100]) {
      const late = delay.percentile(percentile) / 1e6 - resolution;
      lag.set(Math.max(0, late) / 1000, { percentile: String(percentile) });
    }
    delay.reset();
    const now = performance.eventLoopUtilization();
    busy.set(performance.eventLoopUtilization(now, last).utilization);
    last = now;
  });
}

/** `null` where the system does not tell. */
function openFiles(): number | null {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return null;
  }
}
