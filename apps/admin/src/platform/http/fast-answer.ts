import { apiBasePath, defaultLocale, isLocale, localeHeader } from '@nasaq/contract';
import { chooseEncoding, writeVariant } from '@nasaq/serving';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerKey, type ResponseCache } from './response-cache.ts';

/**
 * Answers an API call straight from a kept buffer, before any request object is made; `false` leaves it to the API.
 * Only what the API itself would answer with the kept answer passes here: its keys are the targets and languages of
 * calls that it has accepted, and a preview is never kept.
 */
export function fastAnswer(cache: ResponseCache): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { headers, method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(apiBasePath)) return false;
    const locale = headers[localeHeader] ?? defaultLocale;
    if (!isLocale(locale) || headers['x-preview'] !== undefined) return false;
    const answer = cache.peek(answerKey(locale, url.slice(apiBasePath.length - 1)));
    const variant = answer?.ready(chooseEncoding(headers['accept-encoding'] as string | undefined));
    if (!variant) return false;
    writeVariant(request, response, variant);
    return true;
  };
}
