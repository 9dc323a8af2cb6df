import { apiBasePath, isLocale, localeHeader, type ApiErrorBody, type Locale } from '@nasaq/contract';
import type { IncomingMessage, ServerResponse } from 'node:http';

const messages = {
  payload_too_large: { en: 'The request is larger than 25 MB.', ar: 'ما أُرسل يتجاوز ٢٥ ميجابايت.' },
  unavailable: { en: 'The service is not available for the moment.', ar: 'الخدمة غير متاحة في الوقت الحالي.' },
  forbidden: { en: 'The call does not come from a page of ours.', ar: 'لم يأتِ الطلب من إحدى صفحاتنا.' },
} satisfies Partial<Record<ApiErrorBody['error']['code'], Record<Locale, string>>>;

const statuses = { payload_too_large: 413, unavailable: 503, forbidden: 403 } as const;

export type Refusal = keyof typeof messages;

/** Answers a call in the admin host's place, as it would. */
export function refuse(
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
  code: Refusal,
  ours: ReadonlyMap<string, string>,
): void {
  const asked = headers[localeHeader];
  const body: ApiErrorBody = { error: { code, message: messages[code][isLocale(asked) ? asked : 'en'] } };
  if (code === 'payload_too_large' && url.startsWith(`${apiBasePath}uploads`))
    Object.assign(body.error, { field: 'file', reason: 'too_large' });
  for (const [name, value] of ours) response.setHeader(name, value);
  if (code === 'unavailable') response.setHeader('Retry-After', '30');
  response.writeHead(statuses[code], { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
