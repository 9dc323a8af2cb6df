import type { PasswordLink } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

interface PasswordModel {
  head: { title: string; noindex: true };
  token: string;
  /** Whom the link is for; `null` where it opens nothing. */
  link: PasswordLink | null;
}

/** Looks at the link of an invitation, or of a forgotten password, before a password is typed. */
export async function loader({ api, locale, query }: PageContext): Promise<PasswordModel> {
  const token = query.get('token') ?? '';
  const link = token === '' ? null : await checkLink(api, token);
  const t = await loadT(locale, ['account']);
  const title = link === null ? 'account.set.gone' : link.invited ? 'account.set.invited' : 'account.set.title';
  return { head: { title: t(title), noindex: true }, token, link };
}

async function checkLink(api: Api, token: string): Promise<PasswordLink | null> {
  try {
    const { data } = await api.post<string, { data: PasswordLink }>('auth/password/check', { token });
    return data;
  } catch (error) {
    // 400: longer than a link can be.
    if (error instanceof ApiError && (error.status === 422 || error.status === 400)) return null;
    throw error;
  }
}
