import { getTranslation } from '@payloadcms/translations';
import type { AdminViewServerProps, ServerProps } from 'payload';
import { env } from '../../env.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { NavEntry } from '../../platform/staff/screens/nav-entry.tsx';
import { StaffView } from '../../platform/staff/screens/staff-view.tsx';
import { bundleTexts } from '../catalogue/index.ts';
import { carriedFields } from '../content/carried.ts';
import { collectionKinds, globalKinds, tableKinds } from '../content/kinds.ts';
import { headingsOf } from '../csv/columns.ts';
import { keptBundles } from '../kept-bundles.ts';
import { bundlesRoute } from './bundles-route.ts';
import { BundlesScreen } from './bundles-screen.tsx';

/** The page on which content leaves in bundles and comes in. */
export function BundlesView(view: AdminViewServerProps) {
  const { i18n, payload } = view;
  const language = interfaceLanguage(i18n);
  const tables = tableKinds(payload);
  const kinds = collectionKinds(payload).map(({ config, slug }) => ({
    slug: slug as string,
    label: getTranslation(config.labels.plural, i18n),
    ...(tables.includes(slug) && { headings: headingsOf(carriedFields(slug, config.flattenedFields), language) }),
  }));
  const settings = globalKinds(payload).map(({ label, slug }) => ({
    slug: `globals/${slug}`,
    label: getTranslation(label, i18n),
  }));
  return (
    <StaffView
      {...view}
      address={`${payload.config.routes.admin}${bundlesRoute}`}
      may={(user) => hasRole(user)}
      title={bundleTexts[language].title}
    >
      {async () => (
        <BundlesScreen kept={await keptBundles(env.dataDir)} kinds={kinds} language={language} settings={settings} />
      )}
    </StaffView>
  );
}

/** In the navigation: the way there, for administrators. */
export function BundlesNavLink({ i18n, payload, user }: ServerProps) {
  if (!user || !hasRole(user)) return null;
  const { title } = bundleTexts[interfaceLanguage(i18n)];
  return <NavEntry href={`${payload.config.routes.admin}${bundlesRoute}`} label={title} />;
}
