import { metrics } from '@nasaq/metrics';
import { methods } from './odd-requests.ts';
import { countedRefusals } from './refusals.ts';
import type { Answered } from './traced.ts';

/** Seconds: from an answer out of memory to one that its reader has given up. */
const times = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts answers with their times, by the pattern of the address, and what was refused. */
export function observeAnswers(): (answer: Answered) => void {
  const registry = metrics();
  const labels = ['method', 'route', 'status'];
  const duration = registry.histogram(
    'nasaq_http_request_seconds',
    'Answered requests, from head to end.',
    labels,
    times,
  );
  const refusals = registry.counter('nasaq_refusals_total', 'Requests that were refused, by kind.', ['kind']);
  const told: Record<string, number> = {};
  registry.onScrape('refusals', () => {
    for (const [kind, count] of Object.entries(countedRefusals())) {
      refusals.inc({ kind }, count - (told[kind] ?? 0));
      told[kind] = count;
    }
  });
  return ({ method, ms, route, status }) => {
    // A stream of events lasts as long as somebody listens.
    if (route.endsWith('/events')) return;
    duration.observe(ms / 1000, { method: methods.has(method) ? method : 'other', route, status: String(status) });
  };
}
