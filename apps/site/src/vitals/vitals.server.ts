import { metrics } from '@nasaq/metrics';
import { limitKey, senderReader, TokenBuckets } from '@nasaq/serving';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { splitLocale } from '../locale/split-locale.ts';
import type { Env } from '../platform/env.ts';
import { isOwnPage } from '../platform/own-page.ts';
import { matchRoute } from '../router/match.ts';
import type { VitalsReport } from './vitals-report.ts';

const time = z.number().min(0).max(120_000).optional();
const report = z.strictObject({
  path: z.string().startsWith('/').max(500),
  device: z.enum(['phone', 'tablet', 'desktop']),
  ttfb: time,
  lcp: time,
  inp: time,
  cls: z.number().min(0).max(100).optional(),
}) satisfies z.ZodType<VitalsReport>;

const maxBytes = 1_024;
/** More pages than anybody opens. */
const perMinute = 60;

/** Takes what browsers have measured, and keeps it as counts by pattern of the page, language and device alone. */
export function vitalsRoute({ SITE_URL, TRUSTED_PROXIES }: Pick<Env, 'SITE_URL' | 'TRUSTED_PROXIES'>): Hono {
  const senderOf = senderReader(TRUSTED_PROXIES);
  const buckets = new TokenBuckets(perMinute);
  const limit = bodyLimit({ maxSize: maxBytes, onError: (c) => c.body(null, 413) });
  return new Hono().post('/_vitals', limit, async (c) => {
    if (!isOwnPage(c.req.raw.headers, SITE_URL)) return c.body(null, 403);
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    const sender = incoming && senderOf(incoming.socket.remoteAddress, c.req.header('x-forwarded-for'));
    if (sender && buckets.take(limitKey(sender.address)) > 0) return c.body(null, 429);
    const said = report.safeParse(await c.req.json().catch(() => null));
    if (!said.success) return c.body(null, 422);
    count(said.data);
    return c.body(null, 204);
  });
}

const labels = ['route', 'language', 'device'];

/** Bounds that tell good from poor, as the field draws them, and some between. */
const figures = {
  ttfb: [
    'nasaq_web_vital_ttfb_seconds',
    'Time until the first byte of a page came.',
    [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3],
  ],
  lcp: [
    'nasaq_web_vital_lcp_seconds',
    'Time until the largest part of a page stood.',
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  ],
  inp: ['nasaq_web_vital_inp_seconds', 'Slowest answer of a page to its reader.', [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1]],
  cls: ['nasaq_web_vital_cls', 'How far a page moved under its reader.', [0.01, 0.05, 0.1, 0.15, 0.25, 0.5]],
} as const;

function count({ device, path, ...values }: VitalsReport): void {
  const { locale, path: plain } = splitLocale(path);
  const series = { route: matchRoute(plain).route.path, language: locale, device };
  for (const [kind, [name, help, bounds]] of Object.entries(figures)) {
    const value = values[kind as keyof typeof figures];
    if (value === undefined) continue;
    metrics()
      .histogram(name, help, labels, bounds)
      .observe(kind === 'cls' ? value : value / 1000, series);
  }
}
