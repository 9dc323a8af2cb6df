import { verifyPreview, type Previewed } from '../preview-token.ts';
import type { Context } from 'hono';
import { ApiError } from '../../../platform/http/error.ts';
import type { ApiEnv } from '../../../platform/http/request-context.ts';

/**
 * Whose draft the request asks for with `x-preview`: its id (0 for a page that exists once), or null where it asks for
 * what is published. An invalid token, or another document's, is refused before anything is read.
 */
export function previewedId(c: Context<ApiEnv>, type: Previewed): number | null {
  const token = c.req.header('x-preview');
  if (token === undefined) return null;
  const preview = verifyPreview(token);
  if (!preview || preview.type !== type) throw new ApiError('forbidden', 'x-preview');
  return preview.id;
}
