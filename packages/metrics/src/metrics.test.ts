import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerMetrics, metrics, observeProcess, Registry } from './index.ts';

beforeEach(() => void vi.stubGlobal('nasaqMetrics', undefined));
afterEach(() => void vi.unstubAllGlobals());

test('counters, gauges and histograms → the text that Prometheus reads', async () => {
  const registry = new Registry();
  registry.counter('mails_total', 'Mails.', ['outcome']).inc({ outcome: 'sent' });
  registry.counter('mails_total', 'Mails.', ['outcome']).inc({ outcome: 'sent' }, 2);
  registry.gauge('open', 'Open "things".').set(4);
  registry.counter('never_total', 'What never happened.');
  const took = registry.histogram('took_seconds', 'Time.', ['route'], [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 7]) took.observe(seconds, { route: '/a"b\\c' });
  expect(await registry.text()).toBe(`# HELP mails_total Mails.
# TYPE mails_total counter
mails_total{outcome="sent"} 3
# HELP open Open "things".
# TYPE open gauge
open 4
# HELP never_total What never happened.
# TYPE never_total counter
never_total 0
# HELP took_seconds Time.
# TYPE took_seconds histogram
took_seconds_bucket{route="/a\\"b\\\\c",le="0.1"} 2
took_seconds_bucket{route="/a\\"b\\\\c",le="1"} 3
took_seconds_bucket{route="/a\\"b\\\\c",le="+Inf"} 4
took_seconds_sum{route="/a\\"b\\\\c"} 7.65
took_seconds_count{route="/a\\"b\\\\c"} 4
# HELP nasaq_scrape_failures Groups of figures that could not be read this time.
# TYPE nasaq_scrape_failures gauge
nasaq_scrape_failures 0
`);
});

test('ten thousand label values → a bounded number of series, the rest counted together, none lost', async () => {
  const registry = new Registry();
  const counter = registry.counter('asked_total', 'Asked.', ['route', 'status']);
  for (let turn = 0; turn < 10_000; turn += 1) counter.inc({ route: `/${turn}`, status: '200' });
  const lines = (await registry.text()).split('\n').filter((line) => line.startsWith('asked_total'));
  expect(lines.length).toBeLessThanOrEqual(401);
  expect(lines.at(-1)).toMatch(/^asked_total\{route="other",status="other"\} 9600$/);
  expect(lines.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)).toBe(10_000);
});

test('figures that cannot be read → the others are told, and how many could not', async () => {
  const registry = new Registry();
  registry.onScrape('database', () => Promise.reject(new Error('away')));
  registry.onScrape('chats', () => registry.gauge('chats', 'Chats.').set(2));
  expect(await registry.text()).toMatch(
    /chats 2\n[^]*nasaq_scrape_failures 1\n|nasaq_scrape_failures 1\n[^]*chats 2\n/,
  );
});

test('without a token → nothing; a wrong one → 401; the right one → the figures of the process', async () => {
  observeProcess('1.2.3');
  const token = 'a-token-of-some-length';
  expect(await answerMetrics(`Bearer ${token}`, undefined)).toBe(null);
  for (const wrong of [undefined, '', 'Bearer ', `Bearer ${token}x`, token])
    expect((await answerMetrics(wrong, token))?.status).toBe(401);
  const answer = await answerMetrics(`Bearer ${token}`, token);
  expect([answer!.status, answer!.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const text = await answer!.text();
  expect(text).toContain('nasaq_build_info{version="1.2.3"');
  for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_eventloop_utilization'])
    expect(Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])).toBeGreaterThanOrEqual(0);
  expect(metrics()).toBe(metrics());
});
