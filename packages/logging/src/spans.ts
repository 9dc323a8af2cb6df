import { createHash, randomBytes } from 'node:crypto';

/** A request, or what is followed like one. */
interface Followed {
  readonly id: string;
  /** The span that is open. */
  span?: string;
}

/** A piece of work on behalf of a request, as OpenTelemetry has it. */
export interface Span {
  /** 32 hexadecimal digits: those of the request's id, so that every host of ours finds the same. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  parentId: string | undefined;
  name: string;
  kind: 'server' | 'internal';
  /** Milliseconds since 1970. */
  began: number;
  ended: number;
  failed: boolean;
  attributes: Record<string, string | number>;
}

export type SpanFacts = Pick<Span, 'name' | 'kind' | 'failed' | 'attributes'>;
type TakeSpan = (span: Span) => void;

/** One in the process, for the copies of this module that the server and Next's bundles load. */
const shared = globalThis as typeof globalThis & { nasaqSpans?: TakeSpan | undefined };

/** Until this is called nothing is measured or made up; `undefined` ends it. */
export function sendSpansTo(take: TakeSpan | undefined): void {
  shared.nasaqSpans = take;
}

/**
 * Begins a span of the request, by which what it asks of other hosts is known as its part.
 * @param traceparent of whoever asks; it counts where it is of the same trace
 * @returns ends it; `undefined` where nobody takes spans
 */
export function openSpan(request: Followed, traceparent?: unknown): ((facts: SpanFacts) => void) | undefined {
  const take = shared.nasaqSpans;
  if (!take) return undefined;
  const traceId = traceIdOf(request.id);
  const asked = parentOf(traceparent);
  const spanId = randomBytes(8).toString('hex');
  const [began, clock] = [Date.now(), performance.now()];
  request.span = spanId;
  return (facts) =>
    take({
      ...facts,
      traceId,
      spanId,
      parentId: asked?.traceId === traceId ? asked.spanId : undefined,
      began,
      ended: began + (performance.now() - clock),
    });
}

/** By which another host knows whose part its work is (W3C Trace Context); `undefined` where nobody takes spans. */
export function traceparentOf({ id, span }: Followed): string | undefined {
  return span && `00-${traceIdOf(id)}-${span}-01`;
}

/** The trace that somebody else began, in front of our hosts: its id becomes that of the request. */
export function traceOf(traceparent: unknown): string | undefined {
  return shared.nasaqSpans && parentOf(traceparent)?.traceId;
}

function parentOf(traceparent: unknown): { traceId: string; spanId: string } | undefined {
  const { spanId, traceId } =
    /^[\da-f]{2}-(?<traceId>[\da-f]{32})-(?<spanId>[\da-f]{16})-[\da-f]{2}/.exec(
      typeof traceparent === 'string' ? traceparent : '',
    )?.groups ?? {};
  return traceId && spanId && /[^0]/.test(traceId) && /[^0]/.test(spanId) ? { traceId, spanId } : undefined;
}

/** Ids that we make are 32 digits with hyphens; of what a proxy calls a request otherwise, the hash. */
export function traceIdOf(id: string): string {
  const digits = id.replaceAll('-', '').toLowerCase();
  return /^(?!0+$)[\da-f]{32}$/.test(digits) ? digits : createHash('sha256').update(id).digest('hex').slice(0, 32);
}
