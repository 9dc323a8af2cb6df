import { requestTiming } from '@nasaq/contract';

interface TimedAnswer extends PerformanceEntry {
  serverTiming?: readonly { name: string; description: string }[];
}

/** The id of the request by which this browser asked for a screen last, as the host's log has it; `null` where none is known. */
export function crashedRequest(): string | null {
  const asked = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
    ({ entryType, name }) => entryType === 'navigation' || new URL(name).searchParams.has('_rsc'),
  ) as TimedAnswer[];
  const last = asked.toSorted((one, other) => other.startTime - one.startTime)[0];
  return last?.serverTiming?.find(({ name }) => name === requestTiming)?.description || null;
}
