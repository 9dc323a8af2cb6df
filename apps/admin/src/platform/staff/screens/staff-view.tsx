import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps, TypedUser } from 'payload';
import type { ReactNode } from 'react';
import { signInAddress } from './sign-in-address.ts';

interface Props extends AdminViewServerProps {
  /** Path of the screen, to come back to after signing in. */
  address: string;
  /** What stands in the frame; asked for only once it is known who may see it. */
  children: (user: TypedUser) => ReactNode | Promise<ReactNode>;
  className?: string;
  /** Who may see it; without, whoever is signed in. */
  may?: (user: TypedUser) => boolean;
  title: string;
}

/** A view of our own within Payload's frame. */
export async function StaffView({ address, children, className, may, title, ...props }: Props) {
  const { i18n, initPageResult, params, payload, searchParams } = props;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { user } = req;
  // Payload leaves the guarding of views that are not its own to them.
  if (!user) redirect(signInAddress(payload.config.routes.admin, address, searchParams));
  if (may && !may(user)) notFound();
  return (
    <DefaultTemplate
      {...(className && { className })}
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <SetStepNav nav={[{ label: title }]} />
      {await children(user)}
    </DefaultTemplate>
  );
}
