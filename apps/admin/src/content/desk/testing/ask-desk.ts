import { createLocalReq, type Endpoint, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import type { Target } from '../../saving/newest.ts';
import type { Desk, DeskAnswer, DeskSave, OverruledTexts } from '../desk-api.ts';

interface Asking {
  payload: Payload;
  user: TypedUser | null;
  target: Target;
  /** Of the menus. */
  language?: 'en' | 'ar';
}

/** The endpoints of a desk as a browser asks them: what goes there and comes back is JSON. */
export function askDesk({ language = 'en', payload, target, user }: Asking) {
  const config =
    'global' in target
      ? payload.globals.config.find(({ slug }) => slug === target.global)!
      : payload.collections[target.collection as 'posts'].config;
  const base = 'global' in target ? '/desk' : '/:id/desk';

  async function ask(
    method: 'get' | 'post',
    path: string,
    body?: unknown,
    query = '',
    headers = new Headers({ 'content-type': 'application/json' }),
  ): Promise<Response> {
    const { handler } = (config.endpoints as Endpoint[]).find((one) => one.method === method && one.path === path)!;
    const sent = JSON.stringify(body);
    const bare = {
      routeParams: 'global' in target ? {} : { id: String(target.id) },
      headers,
      searchParams: new URLSearchParams(query),
      json: () => Promise.resolve().then(() => JSON.parse(sent) as unknown),
    } as unknown as Partial<PayloadRequest>;
    const req = await createLocalReq({ ...(user && { user }), req: bare }, payload);
    Object.assign(req, { i18n: { ...req.i18n, language } });
    return handler(Object.assign(req, { user }));
  }

  return {
    ask,
    open: async () => (await (await ask('get', base)).json()) as Desk,
    save: async (save: DeskSave) => {
      const answer = await ask('post', base, save);
      const body = (await answer.json()) as DeskAnswer;
      if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
      return body;
    },
    refusal: async (method: 'get' | 'post', body?: unknown) => {
      const answer = await ask(method, base, body);
      const { error } = (await answer.json()) as { error?: { code: string; message: string } };
      return { status: answer.status, ...error };
    },
    overruled: async (seen?: number) => {
      const path = `${base}/overruled`;
      const answer = await (seen === undefined ? ask('get', path) : ask('post', path, { id: seen }));
      return ((await answer.json()) as OverruledTexts).overruled;
    },
    sources: async (...prints: string[]) => {
      const answer = await ask('get', `${base}/sources`, undefined, `fingerprints=${prints.join(',')}`);
      return ((await answer.json()) as { words: Record<string, string> }).words;
    },
  };
}
