import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiErrorBody, Locale, Receipt, SubmissionKind } from '@nasaq/contract';
import type { Hono } from 'hono';
import type { Payload, Where } from 'payload';
import type { ApiEnv } from '../../../platform/http/request-context.ts';
import { texts } from '../../../testing/drafts.ts';
import { openTestPayload } from '../../../testing/open-payload.ts';
import type { SubmissionLimits } from '../defence.ts';

/** Limits that no test reaches by accident. */
export const wideLimits: SubmissionLimits = {
  perAddress: 100_000,
  requestsPerAddress: 100_000,
  perMinute: 100_000,
  difficulty: 4,
  codesPerReference: 100_000,
};

interface Sending {
  locale?: Locale;
  address?: string;
  headers?: Record<string, string>;
  api?: Hono<ApiEnv>;
}

interface Answer<T> {
  status: number;
  headers: Headers;
  /** Throws where it is a refusal. */
  data: T;
  /** Throws where it is none. */
  error: ApiErrorBody['error'];
}

export interface TestIntake {
  payload: Payload;
  makeApi: (limits?: Partial<SubmissionLimits>) => Promise<Hono<ApiEnv>>;
  /** Posts a JSON body to a path of the API. */
  post: <T>(path: string, body: unknown, sending?: Sending) => Promise<Answer<T>>;
  /** Sends a form with its key, as a browser that took a minute does. */
  send: (kind: SubmissionKind, values: object, more?: object, sending?: Sending) => Promise<Answer<Receipt>>;
  rows: (collection: string, where?: Where) => Promise<Record<string, unknown>[]>;
  upload: (kind: SubmissionKind, field: string, sha256?: string) => Promise<string>;
  close: () => Promise<void>;
}

/** The API over a real database that holds a company, a service, a product, an open job with questions and a closed one. */
export async function openTestIntake(): Promise<TestIntake> {
  const { payload, close } = await openTestPayload();
  await seed(payload);
  const { createApi } = await import('../../../api-routes.ts');
  const { tokenHash } = await import('../../../uploads/find-upload.ts');
  const makeApi = async (limits: Partial<SubmissionLimits> = {}) =>
    createApi(() => Promise.resolve(payload), { limits: { ...wideLimits, ...limits } });
  const shared = await makeApi();

  const post = async <T>(path: string, body: unknown, sending: Sending = {}): Promise<Answer<T>> => {
    const { locale = 'en', address = '203.0.113.7', headers = {}, api = shared } = sending;
    const response = await api.request(
      `/${path}?v=2`,
      { method: 'POST', headers: { locale, ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) },
      { incoming: { socket: { remoteAddress: address } } },
    );
    return asAnswer<T>(response, await response.text());
  };
  return {
    payload,
    close,
    makeApi,
    post,
    send: (kind, values, more = {}, sending = {}) =>
      post(kind, { key: randomUUID(), elapsed: 60_000, values, ...more }, sending),
    rows: async (collection, where = {}) => {
      const { docs } = await payload.find({
        collection: collection as 'contacts',
        where,
        depth: 0,
        limit: 0,
        pagination: false,
        showHiddenFields: true,
        sort: 'id',
      });
      return docs as unknown as Record<string, unknown>[];
    },
    upload: async (kind, field, sha256 = randomBytes(32).toString('hex')) => {
      const token = randomBytes(32).toString('base64url');
      await payload.create({
        collection: 'uploads',
        data: {
          token_hash: tokenHash(token),
          filename: 'cv.pdf',
          content_type: 'application/pdf',
          filesize: 1_000,
          sha256,
          storage_key: randomBytes(16).toString('hex'),
          kind,
          field,
          expires_at: new Date(Date.now() + 3_600_000).toISOString(),
        },
      });
      return token;
    },
  };
}

function asAnswer<T>({ status, headers }: Response, text: string): Answer<T> {
  const body = JSON.parse(text) as { data?: T; error?: ApiErrorBody['error'] };
  return {
    status,
    headers,
    get data() {
      if (body.data === undefined) throw new Error(`${status} is a refusal: ${text}`);
      return body.data;
    },
    get error() {
      if (body.error === undefined) throw new Error(`${status} is no refusal: ${text}`);
      return body.error;
    },
  };
}

const questions = {
  en: [
    { label: 'How many years?', kind: 'text', required: true },
    { label: 'May you work abroad?', kind: 'boolean', required: true },
    { label: 'Where?', kind: 'choice', required: false, choices: [{ text: 'Cairo' }, { text: 'Aswan' }] },
  ],
  ar: [{ label: 'كم سنة خبرة؟', kind: 'text', required: true }],
} as const;

async function seed(payload: Payload): Promise<void> {
  for (const locale of ['en', 'ar'] as const) {
    await payload.updateGlobal({
      slug: 'site',
      locale,
      data: {
        name: locale === 'en' ? 'Nasaq' : 'نسق',
        description: 'A company',
        email: 'hello@nasaq.example',
        phone: '+20 2 2345 6789',
        _status: 'published',
      } as never,
    });
  }
  const category = await payload.create({
    collection: 'categories',
    locale: 'en',
    data: { of: 'services', title: 'Building', slug: 'building' } as never,
  });
  await publish(payload, 'services', { en: 'Web platforms', ar: 'منصات الويب' }, { category: category.id });
  await publish(payload, 'products', { en: 'Daftar' }, { kind: 'Ledger' });
  const job = { place: 'Cairo', department: 'design', workplace: 'remote', contractType: 'full-time', openings: 1 };
  await publish(payload, 'careers', { en: 'Designer', ar: 'مصمم' }, { ...job, jobStatus: 'open' }, questions);
  await publish(payload, 'careers', { en: 'Writer' }, { ...job, jobStatus: 'closed' });
}

async function publish(
  payload: Payload,
  collection: 'services' | 'products' | 'careers',
  titles: Partial<Record<Locale, string>>,
  data: object,
  perLocale: Partial<Record<Locale, unknown>> = {},
): Promise<void> {
  let id: number | undefined;
  for (const [locale, title] of Object.entries(titles) as [Locale, string][]) {
    const values = {
      ...texts(title),
      ...data,
      ...(perLocale[locale] ? { questions: perLocale[locale] } : {}),
      _status: 'published',
    } as never;
    if (id === undefined) id = (await payload.create({ collection, locale, data: values })).id;
    else await payload.update({ collection, id, locale, data: values, publishSpecificLocale: locale });
  }
}

export const person = {
  first_name: 'Layla',
  last_name: 'Hassan',
  email: 'layla@example.com',
  phone_country: 'EG',
  phone: '01001234567',
};

/** An address that nobody else writes from: more than a few acknowledgements to one are held back. */
export function freshEmail(): string {
  return `${randomUUID()}@example.com`;
}

export const validContact = { ...person, subject: 'A site', help_details: 'In both\nlanguages.' };
