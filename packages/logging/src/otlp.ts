import { log } from './log.ts';
import { sendSpansTo, type Span } from './spans.ts';

export interface TraceSettings {
  /** Of a collector; spans go to `/v1/traces` below it. */
  endpoint: string;
  /** `name=value,name=value`, for a collector that wants to know who sends. */
  headers?: string | undefined;
  /** Which of our programs: `nasaq-site`. */
  service: string;
  version: string;
  /** Of all traces, from 0 to 1. Every host takes the same ones. */
  share: number;
  /** Milliseconds between two calls. */
  every?: number;
}

/** Milliseconds that one call may take. */
const timeout = 10_000;
/** Spans that wait while the collector is away; later ones are left out. */
const room = 4_096;
/** Spans of one call. */
const most = 512;

/**
 * Sends spans to a collector of OpenTelemetry, as JSON over HTTP (OTLP). It is loaded where `OTEL_EXPORTER_OTLP_ENDPOINT` is
 * set. While the collector is away the log says so once, and nobody waits for it.
 * @returns sends what waits, and ends
 */
export function sendTraces(settings: TraceSettings): () => Promise<void> {
  const { every = 5_000, share } = settings;
  const waiting: Span[] = [];
  let isAway = false;
  let sending: Promise<void> = Promise.resolve();
  const below = share * 0x1_0000_0000;
  sendSpansTo((span) => {
    if (Number.parseInt(span.traceId.slice(-8), 16) < below && waiting.length < room) waiting.push(span);
  });
  const flush = () => (sending = sending.then(sendAll));
  const timer = setInterval(() => void flush(), every).unref();
  return async () => {
    clearInterval(timer);
    sendSpansTo(undefined);
    await flush();
  };

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        await post(settings, batch);
        isAway = false;
      } catch (error) {
        if (!isAway) log.warn('Traces do not reach OTEL_EXPORTER_OTLP_ENDPOINT.', { reason: reasonOf(error) });
        isAway = true;
        waiting.unshift(...batch.slice(0, room - waiting.length));
        return;
      }
    }
  }
}

/** What `fetch` says of itself is that it failed. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

async function post({ endpoint, headers = '', service, version }: TraceSettings, spans: Span[]): Promise<void> {
  const resource = { attributes: attributesOf({ 'service.name': service, 'service.version': version }) };
  const scopeSpans = [{ scope: { name: 'nasaq', version }, spans: spans.map(written) }];
  const answer = await fetch(`${endpoint}/v1/traces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersIn(headers) },
    body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  await answer.body?.cancel();
  // What it refuses for good would be refused again.
  if (!answer.ok && (answer.status >= 500 || answer.status === 429)) throw new Error(`It answers ${answer.status}.`);
  if (!answer.ok) log.warn('The collector of traces refuses spans.', { status: answer.status, spans: spans.length });
}

/** Names and numbers as the protocol has them. */
function written({ attributes, began, ended, failed, kind, name, parentId, spanId, traceId }: Span): object {
  return {
    traceId,
    spanId,
    ...(parentId && { parentSpanId: parentId }),
    name,
    kind: kind === 'server' ? 2 : 1,
    startTimeUnixNano: nanoseconds(began),
    endTimeUnixNano: nanoseconds(ended),
    attributes: attributesOf(attributes),
    status: failed ? { code: 2 } : {},
  };
}

function attributesOf(attributes: Record<string, string | number>): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}

/** Beyond what a number holds exactly. */
function nanoseconds(milliseconds: number): string {
  return String(BigInt(Math.round(milliseconds * 1_000)) * 1_000n);
}

/** As W3C Baggage, which the specification of OpenTelemetry refers to: values may be encoded. */
function headersIn(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), decoded(value.join('=').trim())] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
