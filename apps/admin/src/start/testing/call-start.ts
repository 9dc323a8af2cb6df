import type { Locale } from '@nasaq/contract';
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload';

interface Asked {
  name: string;
  body: object;
  /** Of the menus. */
  language?: Locale;
  prove?: () => Promise<void>;
}

/** Calls `POST /api/start/<name>` as a member of staff does. @param prove see `startEndpoints` */
export async function callStart<Answer>(
  payload: Payload,
  user: TypedUser,
  { body, language = 'en', name, prove = async () => {} }: Asked,
): Promise<{ status: number; answer: Answer }> {
  const { startEndpoints } = await import('../endpoints.ts');
  const bare = {
    headers: new Headers({ 'content-type': 'application/json' }),
    text: () => Promise.resolve(JSON.stringify(body)),
    method: 'POST',
    pathname: name,
  } as unknown as Partial<PayloadRequest>;
  const req = await createLocalReq({ user, req: bare }, payload);
  Object.assign(req, { user, i18n: { ...req.i18n, language } });
  const response = await startEndpoints(prove)
    .find((one) => one.path === `/start/${name}`)!
    .handler(req);
  return { status: response.status, answer: (await response.json()) as Answer };
}
