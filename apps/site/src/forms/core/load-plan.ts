import { type Block, type FormPlan, formPlanSchema, type Locale, type SubmissionKind } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import { type FormNotes, loadFormNotes } from './form-notes.tsx';

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

/** A form of the owner's within a page, and in which of its blocks. */
interface BlockForm extends Pick<FormNotes, 'privacy'> {
  block: string;
  plan: FormPlan;
}

/**
 * The first form of the owner's among a page's blocks, as it goes into the page's model; another one is led to, for two
 * forms in one page would ask for the same fields twice. Without an answer the page leads to the form's own.
 */
export async function loadBlockForm(
  api: Api,
  locale: Locale,
  blocks: readonly Block[],
): Promise<{ blockForm?: BlockForm }> {
  const found = blocks.find((block) => block.type === 'form' && block.own);
  if (found?.type !== 'form') return {};
  try {
    const [plan, { privacy }] = await Promise.all([loadOwnPlan(api, found.own!), loadFormNotes(api, locale)]);
    return plan ? { blockForm: { block: found.id, plan, privacy } } : {};
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {};
  }
}

function readPlan(answer: unknown): FormPlan | null {
  return formPlanSchema.safeParse(answer).data ?? null;
}
