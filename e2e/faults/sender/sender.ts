import { randomUUID } from 'node:crypto';
import {
  apiBasePath,
  apiErrorSchema,
  itemSchema,
  receiptSchema,
  uploadSchema,
  type ApiErrorBody,
  type Locale,
  type Receipt,
  type FormKind,
  type Upload,
} from '@nasaq/contract';
import { siteUrl } from '../product/places.ts';
import { until } from '../product/until.ts';
import type { SampleFile } from '../../support/sample-files.ts';
import { call, type Answer } from './call.ts';
import { freshAddress } from './fresh-address.ts';

const receiptItem = itemSchema(receiptSchema);
const uploadItem = itemSchema(uploadSchema);

/** A submission as a form holds it: its key stays the same however often it is sent. */
export interface Draft {
  kind: FormKind;
  key: string;
  values: Record<string, unknown>;
  career?: string;
}

/** A person with a browser, at an address of their own. */
export class Sender {
  readonly locale: Locale;
  readonly from: string;
  readonly #site: string;
  /** Everything that the product told them, refusals included. */
  readonly told: Answer[] = [];

  /** @param site which of several they reach */
  constructor(locale: Locale = 'en', from = freshAddress(), site = siteUrl) {
    this.locale = locale;
    this.from = from;
    this.#site = site;
  }

  draft(kind: FormKind, values: Record<string, unknown>, career?: string): Draft {
    return { kind, key: randomUUID(), values, ...(career ? { career } : {}) };
  }

  headers(more: Record<string, string> = {}): Record<string, string> {
    return {
      accept: 'application/json',
      locale: this.locale,
      origin: siteUrl,
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'XMLHttpRequest',
      ...more,
    };
  }

  body({ key, values, career }: Draft): string {
    return JSON.stringify({ key, values, career, trap: '', elapsed: 60_000 });
  }

  /** One attempt, as the form's script makes it. */
  async post(draft: Draft, patience = 25_000): Promise<Answer> {
    const answer = await call(`${this.#site}${apiBasePath}${draft.kind}?v=2`, {
      method: 'POST',
      headers: this.headers({ 'content-type': 'application/json' }),
      body: this.body(draft),
      from: this.from,
      patience,
    });
    this.told.push(answer);
    return answer;
  }

  /** As a person does who is told to try again: with the same draft, until there is a receipt. */
  async send(draft: Draft, { patience = 60_000, attempt = 25_000 } = {}): Promise<Receipt> {
    let receipt: Receipt | undefined;
    const refusals: string[] = [];
    await until(
      async () => {
        const answer = await this.post(draft, attempt).catch((error: Error) => error);
        if (answer instanceof Error) {
          refusals.push(answer.message);
          return false;
        }
        if (answer.status === 201 || answer.status === 200) receipt = receiptOf(answer);
        else if (![429, 502, 503, 504].includes(answer.status))
          throw new Error(`${draft.kind} was refused: ${answer.status} ${answer.text}`);
        if (!receipt) refusals.push(`${answer.status} ${answer.text}`);
        return receipt !== undefined;
      },
      () => `the sender has a receipt; ${refusals.length} times not, at last: ${refusals.at(-1)}`,
      { patience, pause: 200 },
    );
    return receipt!;
  }

  async upload(kind: FormKind, field: string, file: SampleFile): Promise<Answer> {
    const answer = await call(`${siteUrl}${apiBasePath}uploads?v=2&kind=${kind}&field=${field}`, {
      method: 'POST',
      headers: this.headers({ 'content-type': file.type, 'x-file-name': encodeURIComponent(file.name) }),
      body: file.bytes,
      from: this.from,
    });
    this.told.push(answer);
    return answer;
  }
}

export function receiptOf({ text }: Pick<Answer, 'text'>): Receipt {
  return receiptItem.parse(JSON.parse(text)).data;
}

export function uploadOf({ status, text }: Answer): Upload {
  if (status !== 201) throw new Error(`The upload was refused: ${status} ${text}`);
  return uploadItem.parse(JSON.parse(text)).data;
}

export function errorOf({ text }: Answer): ApiErrorBody['error'] {
  return apiErrorSchema.parse(JSON.parse(text)).error;
}
