import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload';

/** Calls `POST /api/start/<name>` as a member of staff does. @param prove see `startEndpoints` */
export async function callStart<Answer>(
  payload: Payload,
  user: TypedUser,
  { name, body, prove = async () => {} }: { name: string; body: object; prove?: () => Promise<void> },
): Promise<{ status: number; answer: Answer }> {
  const { startEndpoints } = await import('../endpoints.ts');
  const bare = {
    headers: new Headers({ 'content-type': 'application/json' }),
    text: () => Promise.resolve(JSON.stringify(body)),
    method: 'POST',
    pathname: name,
  } as unknown as Partial<PayloadRequest>;
  const req = await createLocalReq({ user, req: bare }, payload);
  Object.assign(req, { user });
  const response = await startEndpoints(prove)
    .find((one) => one.path === `/start/${name}`)!
    .handler(req);
  return { status: response.status, answer: (await response.json()) as Answer };
}
