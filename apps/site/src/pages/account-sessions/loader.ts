import { accountSessionSchema } from '@nasaq/contract';
import { z } from 'zod';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

const answer = z.object({ data: z.array(accountSessionSchema) });

/** Where somebody is signed in, the device that asks first. */
export async function loader({ api, locale, query, session }: PageContext) {
  const t = await loadT(locale, ['account']);
  const { data } = await api.get('account/sessions', {}, answer);
  const sessions = data.toSorted((one, other) => Number(other.current) - Number(one.current));
  return {
    head: { title: t('account.sessions.title'), noindex: true },
    name: session.user!.name,
    sessions,
    done: query.get('done') === 'session',
  };
}
