export { cutSlowBodies, type Pace } from './body-pace.ts';
export { bestOf, chooseEncoding, encodings, type Encoding } from './choose-encoding.ts';
export { isNetwork, limitKey, senderReader, type Sender } from './client-address.ts';
export { discardBody } from './discard-body.ts';
export { Semaphore, SemaphoreFull, type SemaphoreOptions } from './semaphore.ts';
export { drain, endKeptConnections, trackSockets } from './drain.ts';
export { isUnchanged } from './is-unchanged.ts';
export { observeAnswers } from './observe-answers.ts';
export { refuseOddRequest } from './odd-requests.ts';
export { countedRefusals, noteAnswer, noteRefusal } from './refusals.ts';
export { forEver, Representation, type Variant } from './representation.ts';
export { apiRoute, routeNames } from './route-names.ts';
export { secretSettings, withSecretFiles } from './secret-files.ts';
export { StartError } from './start-error.ts';
export { TokenBuckets } from './token-buckets.ts';
export {
  nameRequest,
  noteCause,
  requestHeaders,
  requestLogs,
  traced,
  type Answered,
  type RequestLog,
} from './traced.ts';
export { writeVariant } from './write-variant.ts';
