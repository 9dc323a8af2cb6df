import config from '@payload-config';
import { MinimalTemplate } from '@payloadcms/next/templates';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { Button, Link } from '@payloadcms/ui';
import { headers } from 'next/headers.js';
import { getPayload } from 'payload';
import type { ReactNode } from 'react';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { deadLinkSentences, isLiveLink } from '../reset-link.ts';
import { staffTexts } from '../catalogue/index.ts';

/**
 * What stands at `/admin/reset/<token>` where the link sets no password any more. Payload's view, which cannot be
 * replaced, would show its form first. Who is signed in sees Payload's: it says where passwords are changed.
 * @returns `null` for everything else
 */
export async function deadLinkScreen({ segments }: { segments?: string[] }): Promise<ReactNode> {
  const [view, token, ...more] = segments ?? [];
  if (view !== 'reset' || token === undefined || more.length > 0) return null;
  const payload = await getPayload({ config });
  if (await isLiveLink(token, payload)) return null;
  const { user } = await payload.auth({ headers: await headers() });
  if (user) return null;
  const i18n = await getNextRequestI18n({ config: await config });
  const language = interfaceLanguage(i18n);
  const texts = staffTexts[language].deadLink;
  return (
    <MinimalTemplate className="reset-password">
      <div className="staff-dead-link">
        <h1>{texts.title}</h1>
        <p>{deadLinkSentences[language]}</p>
        <Button el="link" margin={false} size="large" to="/admin/forgot">
          {texts.ask}
        </Button>
        <Link href="/admin/login" prefetch={false}>
          {i18n.t('authentication:backToLogin')}
        </Link>
      </div>
    </MinimalTemplate>
  );
}
