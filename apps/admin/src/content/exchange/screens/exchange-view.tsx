import { contentTypes } from '@nasaq/contract';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { getTranslation } from '@payloadcms/translations';
import { SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps, ServerProps } from 'payload';
import Link from 'next/link.js';
import { hasRole } from '../../../platform/staff/access.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';

import { exchangeTexts } from '../catalogue/index.ts';
import { exchangedPages, exchangeRoute } from '../exchange-route.ts';
import { ExchangeScreen } from './exchange-screen.tsx';

/** The page on which texts go out to translators and come back. */
export function ExchangeView({ i18n, initPageResult, params, payload, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { user } = req;
  const admin = payload.config.routes.admin;
  // Payload leaves the guarding of views that are not its own to them.
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}${exchangeRoute}`)}`);
  if (!hasRole(user, 'editor', 'recruiter', 'agent')) notFound();
  const language = interfaceLanguage(i18n);
  const types = contentTypes
    .filter((type) => permissions?.collections?.[type]?.update)
    .map((type) => ({ slug: type, label: getTranslation(payload.collections[type].config.labels.plural, i18n) }));
  const pages = exchangedPages
    .filter((slug) => permissions?.globals?.[slug]?.update)
    .map((slug) => {
      const { label } = payload.globals.config.find((page) => page.slug === slug)!;
      return { slug, label: getTranslation(label, i18n) };
    });
  return (
    <DefaultTemplate
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
      <SetStepNav nav={[{ label: exchangeTexts[language].title }]} />
      <ExchangeScreen adminRoute={admin} language={language} pages={pages} types={types} />
    </DefaultTemplate>
  );
}

/** In the navigation: the way there, for who writes content. */
export function ExchangeNavLink({ i18n, payload, user }: ServerProps) {
  if (!hasRole(user, 'editor', 'recruiter', 'agent')) return null;
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}${exchangeRoute}`} prefetch={false}>
      <span className="nav__link-label">{exchangeTexts[interfaceLanguage(i18n)].title}</span>
    </Link>
  );
}
