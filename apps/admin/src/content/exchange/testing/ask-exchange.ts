import { createLocalReq, type Endpoint, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import type { Choices, ExportOrder, Preview, PreviewEntry, Refused, Taken } from '../exchange-api.ts';

interface Asking {
  payload: Payload;
  user: TypedUser | null;
  language?: 'en' | 'ar';
}

/** The endpoints of the exchange as a browser asks them. */
export function askExchange({ language = 'en', payload, user }: Asking) {
  async function ask(path: string, body: object | FormData, query: object = {}): Promise<Response> {
    const endpoints = payload.config.endpoints as Endpoint[];
    const { handler } = endpoints.find((one) => one.path === `/exchange/${path}`)!;
    const isForm = body instanceof FormData;
    const bare = {
      headers: new Headers({ 'content-type': isForm ? 'multipart/form-data; boundary=x' : 'application/json' }),
      text: () => Promise.resolve(JSON.stringify(body)),
      formData: () => Promise.resolve(body),
      query,
    } as unknown as Partial<PayloadRequest>;
    const req = await createLocalReq({ ...(user && { user }), req: bare }, payload);
    Object.assign(req, { user, i18n: { ...req.i18n, language } });
    return handler(req);
  }

  const form = (bytes: Uint8Array, taking?: object) => {
    const data = new FormData();
    data.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]));
    if (taking) data.set('taking', JSON.stringify(taking));
    return data;
  };

  return {
    ask,
    out: async (order: Partial<ExportOrder>, query?: object) => {
      const whole = { from: 'en', to: 'ar', kind: 'xliff', states: [], entries: [], globals: [], ...order };
      const answer = await ask('out', whole, query);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (answer.status >= 400) throw new Error(new TextDecoder().decode(bytes));
      return bytes;
    },
    preview: async (bytes: Uint8Array) => {
      const answer = await ask('preview', form(bytes));
      if (!answer.ok) throw new Error(((await answer.json()) as Refused).error.message);
      return (await answer.json()) as Preview;
    },
    take: async (bytes: Uint8Array, choices: Choices, confirm = false) => {
      const answer = await ask('in', form(bytes, { choices, confirm }));
      if (!answer.ok) throw new Error(((await answer.json()) as Refused).error.message);
      return ((await answer.json()) as Taken).entries;
    },
  };
}

/** Every text of these outcomes is chosen. */
export function choose(entries: readonly PreviewEntry[], ...outcomes: string[]): Choices {
  return Object.fromEntries(
    entries.map(({ lines, ref }) => [
      ref,
      Object.fromEntries(
        lines.filter(({ outcome }) => outcomes.includes(outcome)).map(({ path, seen }) => [path, seen]),
      ),
    ]),
  );
}

/** How many texts there are of each outcome. */
export function counted(entries: readonly PreviewEntry[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of entries.flatMap(({ lines }) => lines)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
