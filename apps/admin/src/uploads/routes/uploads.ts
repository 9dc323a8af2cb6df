import { fileField, isUploadKind } from '@nasaq/contract';
import { Hono, type Context } from 'hono';
import { clientAddress } from '../../platform/http/client-address.ts';
import { retryWhileDatabaseIsDown } from '../../platform/database/database-outage.ts';
import { announcedLength } from '../receive-file.ts';
import { cleanFilename } from '../clean-filename.ts';
import { createUpload } from '../create-upload.ts';
import { deleteUpload } from '../remove-uploads.ts';
import { fileResponse } from '../file-response.ts';
import { findUnclaimed } from '../find-upload.ts';
import type { Api } from '../../platform/http/api.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { noStore, ownOrigin, readToEnd } from '../../platform/http/body.ts';

/**
 * `POST uploads?kind=&field=` takes a file as its raw body, with `X-File-Name`; 201 with its token. Who holds the token
 * may read (`GET uploads/<token>`) and remove it (`DELETE`), until a submission claims it.
 */
export function uploadRoutes(api: Api): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .post('/', noStore, readToEnd, ownOrigin, (c) => receive(c, api))
    .get('/:token', noStore, (c) => show(c, api))
    .delete('/:token', noStore, ownOrigin, (c) => remove(c, api));
}

async function receive(c: Context<ApiEnv>, api: Api): Promise<Response> {
  const { kind, field } = target(c);
  const name = c.req.header('x-file-name');
  if (!name) throw new ApiError('bad_request', 'X-File-Name');
  const { payload } = await api.reading(c);
  const upload = await createUpload(
    {
      kind,
      field,
      filename: cleanFilename(name),
      body: c.req.raw.body,
      announced: announcedLength(c),
      sender: clientAddress(c),
    },
    payload,
  );
  return c.json({ data: upload }, 201);
}

/** The form and field that the file is for: they say what may be sent. */
function target(c: Context<ApiEnv>) {
  const { kind, field = '' } = c.req.query();
  if (!isUploadKind(kind)) throw new ApiError('bad_request', 'kind');
  if (!fileField(kind, field)) throw new ApiError('bad_request', 'field');
  return { kind, field };
}

async function show(c: Context<ApiEnv>, api: Api): Promise<Response> {
  const { payload } = await api.reading(c);
  const upload = await retryWhileDatabaseIsDown(() => findUnclaimed(c.req.param('token') ?? '', payload));
  const response = upload && (await fileResponse(upload, c.req.raw));
  if (!response) throw new ApiError('not_found');
  return response;
}

async function remove(c: Context<ApiEnv>, api: Api): Promise<Response> {
  const { payload } = await api.reading(c);
  const removed = await retryWhileDatabaseIsDown(() => deleteUpload(c.req.param('token') ?? '', payload));
  if (!removed) throw new ApiError('not_found');
  return c.body(null, 204);
}
