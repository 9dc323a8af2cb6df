export {
  log,
  logPlain,
  onErrorLine,
  openLog,
  openedLogger,
  type LogFields,
  type LogLevel,
  type LogOptions,
  logLevels,
} from './log.ts';
export { captureConsole } from './capture-console.ts';
export { keepSecret, messageOf, withoutPrivate } from './redact.ts';
export { openSpan, sendSpansTo, type Span, traceOf, traceparentOf } from './spans.ts';
export { asJob, currentRequest, inRequest, newRequestId, type RequestContext, requestIdOf } from './request-context.ts';
