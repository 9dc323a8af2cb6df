import { isSubmissionKind } from '@nasaq/contract';
import { Hono } from 'hono';
import type { Api } from '../../platform/http/api.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { findFormOf, findOwnForm, presentPlan } from './form-settings.ts';

/**
 * `GET forms/:form`: what the owner has made of one of our forms, by its kind, `null` where it is as it came; or one of the
 * owner's, by its address.
 */
export function formRoutes(api: Api): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/:form', (c) =>
    api.respond(c, async ({ payload }) => {
      const name = c.req.param('form');
      const ours = isSubmissionKind(name);
      const form = ours ? await findFormOf(name, payload) : await findOwnForm(name, payload);
      if (!form && !ours) throw new ApiError('not_found');
      return { data: form && presentPlan(form) };
    }),
  );
}
