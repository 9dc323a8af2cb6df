import { contentTypes, partOfType } from '@nasaq/contract';
import { getTranslation } from '@payloadcms/translations';
import type { AdminViewServerProps, ServerProps } from 'payload';
import { isPartOn } from '../../../platform/parts/off-parts.ts';
import { writesContent } from '../../../platform/staff/access.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { NavEntry } from '../../../platform/staff/screens/nav-entry.tsx';
import { StaffView } from '../../../platform/staff/screens/staff-view.tsx';
import { exchangeTexts } from '../catalogue/index.ts';
import { exchangedPages, exchangeRoute, readBegin } from '../exchange-route.ts';
import { ExchangeScreen } from './exchange-screen.tsx';

/** The page on which texts go out to translators and come back. */
export function ExchangeView(view: AdminViewServerProps) {
  const { i18n, initPageResult, payload, searchParams } = view;
  const { permissions } = initPageResult;
  const { admin } = payload.config.routes;
  const language = interfaceLanguage(i18n);
  const types = contentTypes
    .filter((type) => isPartOn(partOfType[type]))
    .filter((type) => permissions?.collections?.[type]?.update)
    .map((type) => ({ slug: type, label: getTranslation(payload.collections[type].config.labels.plural, i18n) }));
  const pages = exchangedPages
    .filter((slug) => permissions?.globals?.[slug]?.update)
    .map((slug) => {
      const { label } = payload.globals.config.find((page) => page.slug === slug)!;
      return { slug, label: getTranslation(label, i18n) };
    });
  return (
    <StaffView {...view} address={`${admin}${exchangeRoute}`} may={writesContent} title={exchangeTexts[language].title}>
      {() => (
        <ExchangeScreen
          adminRoute={admin}
          begin={readBegin(searchParams)}
          language={language}
          pages={pages}
          types={types}
        />
      )}
    </StaffView>
  );
}

/** In the navigation: the way there, for who writes content. */
export function ExchangeNavLink({ i18n, payload, user }: ServerProps) {
  if (!writesContent(user)) return null;
  const { title } = exchangeTexts[interfaceLanguage(i18n)];
  return <NavEntry href={`${payload.config.routes.admin}${exchangeRoute}`} label={title} />;
}
