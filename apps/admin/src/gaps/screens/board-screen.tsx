import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import './gaps.css';

interface Props extends AdminViewServerProps {
  /** Path of the screen, to come back to after signing in. */
  address: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A screen of ours within Payload's frame, for who is signed in. */
export function BoardScreen({
  address,
  children,
  i18n,
  initPageResult,
  lead,
  params,
  payload,
  searchParams,
  title,
}: Props) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  if (!req.user) redirect(`${payload.config.routes.admin}/login?redirect=${encodeURIComponent(address)}`);
  return (
    <DefaultTemplate
      className="gaps-screen"
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className="board gaps">
        <div className="gaps__head">
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {children}
      </Gutter>
    </DefaultTemplate>
  );
}
