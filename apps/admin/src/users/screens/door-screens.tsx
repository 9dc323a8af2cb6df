import config from '@payload-config';
import { MinimalTemplate } from '@payloadcms/next/templates';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { headers } from 'next/headers.js';
import { getPayload, type Payload } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import type { ReactNode } from 'react';
import { Logo } from '../../content/screens/index.ts';
import { env } from '../../env.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { readLink } from '../reset-link.ts';
import { ChoosePassword, DeadLink } from './choose-password.tsx';
import { SignIn } from './sign-in.tsx';

interface Asked {
  segments?: string[];
  redirect?: string | string[] | undefined;
}

/**
 * How staff get in, in place of Payload's views, which cannot be replaced by its config: `/admin/login`, and
 * `/admin/reset/<token>` with the form for a password, or what a link says that sets none any more. Who is signed in sees
 * Payload's: they lead on, and say where passwords are changed.
 * @returns `null` for everything else
 */
export async function doorScreen({ redirect, segments = [] }: Asked): Promise<ReactNode> {
  const [view, token] = segments;
  const isReset = view === 'reset' && segments.length === 2;
  if (!isReset && (view !== 'login' || segments.length > 1)) return null;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  if (user) return null;
  return isReset ? <Reset payload={payload} token={token!} /> : signIn(redirect, payload);
}

async function Reset({ payload, token }: { payload: Payload; token: string }) {
  const link = await readLink(token, payload);
  const { language } = await getNextRequestI18n({ config: payload.config });
  const invited = link?.invited
    ? { name: link.member.name, language: link.member.language ?? interfaceLanguage({ language }) }
    : undefined;
  return (
    <MinimalTemplate className="reset-password">
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      {link ? <ChoosePassword invited={invited} token={token} /> : <DeadLink />}
    </MinimalTemplate>
  );
}

/** A host without anybody is another screen of Payload's. */
async function signIn(redirectTo: Asked['redirect'], payload: Payload): Promise<ReactNode> {
  const {
    config: { routes },
    db,
  } = payload;
  if (!(await db.findOne({ collection: 'users', where: {} }))) return null;
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      <SignIn
        provider={env.oidc && (env.oidc.name ?? null)}
        to={getSafeRedirect({ fallbackTo: routes.admin, redirectTo: redirectTo ?? '' })}
      />
    </MinimalTemplate>
  );
}
