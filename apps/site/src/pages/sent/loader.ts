import { kindLabels, readReference, type SubmissionStatus } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';
import { notFound } from '../../router/payload.ts';

export async function loader({ api, locale, params, query, siteUrl }: PageContext) {
  const status = await readStatus(api, readReference(params.reference ?? ''), query.get('key'));
  if (status.kind !== params.kind) throw notFound();
  const t = await loadT(locale, ['sent']);
  return {
    head: { title: t(`sent.title.${status.kind}`), noindex: true },
    kindLabel: kindLabels[status.kind][locale],
    siteUrl,
    status,
  };
}

/** Whoever lacks the key learns nothing, not even that the reference exists. */
async function readStatus(
  api: PageContext['api'],
  reference: string | null,
  key: string | null,
): Promise<SubmissionStatus> {
  if (!reference || !key) throw notFound();
  try {
    const { data } = (await api.post('status', { reference, key })) as { data: SubmissionStatus };
    return data;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 422 || error.status === 400)) throw notFound();
    throw error;
  }
}
