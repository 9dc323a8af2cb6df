import { type FormPlan, formPlanSchema, type SubmissionKind } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';

/** What the owner has made of one of our forms, in the page's model; absent where it is as it came. */
export async function loadPlan(api: Api, kind: SubmissionKind): Promise<{ plan?: FormPlan }> {
  try {
    const plan = readPlan(await api.get<string, unknown>(`forms/${kind}`));
    return plan ? { plan } : {};
  } catch (error) {
    // An admin host that cannot answer leaves a form that can still be filled in.
    if (!(error instanceof ApiError)) throw error;
    return {};
  }
}

/** One of the owner's forms by its address. @throws {ApiError} with the status 404 where there is none */
export async function loadOwnPlan(api: Api, slug: string): Promise<FormPlan | null> {
  return readPlan(await api.get<string, unknown>(`forms/${encodeURIComponent(slug)}`));
}

function readPlan(answer: unknown): FormPlan | null {
  return formPlanSchema.safeParse(answer).data ?? null;
}
