export {
  log,
  logPlain,
  openLog,
  openedLogger,
  type LogFields,
  type LogLevel,
  type LogOptions,
  logLevels,
} from './log.ts';
export { captureConsole } from './capture-console.ts';
export { keepSecret, messageOf } from './redact.ts';
export { currentRequest, inRequest, newRequestId, type RequestContext, requestIdOf } from './request-context.ts';
