import config from '@payload-config';
import { MinimalTemplate } from '@payloadcms/next/templates';
import { headers } from 'next/headers.js';
import { getPayload } from 'payload';
import type { ReactNode } from 'react';
import { isLiveLink } from '../reset-link.ts';
import { ChoosePassword, DeadLink } from './choose-password.tsx';

/**
 * What stands at `/admin/reset/<token>`, in place of Payload's view, which cannot be replaced by its config: the form for
 * a password, or what a link says that sets none any more. Who is signed in sees Payload's: it says where passwords are
 * changed.
 * @returns `null` for everything else
 */
export async function resetScreen({ segments }: { segments?: string[] }): Promise<ReactNode> {
  const [view, token, ...more] = segments ?? [];
  if (view !== 'reset' || token === undefined || more.length > 0) return null;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  if (user) return null;
  const isLive = await isLiveLink(token, payload);
  return (
    <MinimalTemplate className="reset-password">
      {isLive ? <ChoosePassword token={token} /> : <DeadLink />}
    </MinimalTemplate>
  );
}
