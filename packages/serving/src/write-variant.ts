import { currentRequest } from '@nasaq/logging';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnchanged } from './is-unchanged.ts';
import type { Variant } from './representation.ts';
import { requestIdHeader } from './traced.ts';

const nothing: readonly string[] = [];

/**
 * Writes a ready answer: whole, without its body for HEAD, or as a 304 where the caller has it already.
 * @param more headers of this answer alone, name after name with its value
 */
export function writeVariant(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  variant: Variant,
  status = 200,
  more = nothing,
): void {
  const request = currentRequest();
  const own = request ? [...more, requestIdHeader, request.id] : more;
  if (status === 200 && isUnchanged(headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.flatUnchangedHeaders.concat(own)).end();
    return;
  }
  response.writeHead(status, variant.flatHeaders.concat(own));
  response.end(method === 'HEAD' ? undefined : variant.body);
}
