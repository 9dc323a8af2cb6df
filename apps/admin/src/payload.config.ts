import { openedLogger } from '@nasaq/logging';
import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { languageNames, localeInfo, locales, defaultLocale } from '@nasaq/contract';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { titleSuffix } from './platform/staff/brand/brand.ts';
import { bundlesRoute } from './bundles/index.ts';
import { deskRoute } from './chat/index.ts';
import { arabic, english } from './platform/staff/wording/wording.ts';
import { collections } from './collections.ts';
import {
  askLabelsOfEveryForm,
  exchangeEndpoints,
  exchangeRoute,
  glossaryEndpoint,
  libraryRoute,
  machineDrafts,
  memoryEndpoints,
  pageDesk,
  richTextEditor,
} from './content/index.ts';
import { gapsRoute, translationsRoute } from './gaps/index.ts';
import { globals } from './globals.ts';
import { withLockAccess } from './platform/staff/lock-access.ts';
import { wordsRoute } from './words/index.ts';
import { databaseUrl } from './platform/database/address.ts';
import { withAfterCommit } from './platform/database/after-commit.ts';
import { contentIndexes } from './platform/database/schema.ts';
import { guardedPg } from './platform/database/pool.ts';
import { env } from './env.ts';
import { maxFileBytes } from './platform/http/body-limit.ts';
import { jobs } from './jobs.ts';
import { queueingEmail } from './mail/index.ts';
import { startEndpoints, startRoute } from './start/index.ts';
import { requireProof } from './users/index.ts';
import { refusalsAsInformation } from './platform/payload/refusal.ts';
import { turnPlaces } from './platform/staff/refusals/turn-places.ts';
import { getSecret } from './platform/secrets/secret.ts';

askLabelsOfEveryForm();

/** The content management system: everything that it stores is described in `content/`. */
export default withLockAccess(
  buildConfig({
    secret: getSecret(),
    telemetry: false,
    // Its own, in words for people, before the log is open: in tests, and while Next builds.
    ...(openedLogger() && { logger: openedLogger() }),
    loggingLevels: refusalsAsInformation,
    hooks: { afterError: [turnPlaces] },
    collections,
    globals,
    endpoints: [
      glossaryEndpoint,
      ...machineDrafts(),
      ...memoryEndpoints,
      ...exchangeEndpoints,
      ...startEndpoints(requireProof),
    ],
    editor: richTextEditor,
    sharp,
    jobs,
    email: queueingEmail,
    db: withAfterCommit(
      postgresAdapter({
        pg: guardedPg,
        // A database that hangs is told from one that refuses: nobody waits for a connection longer than this.
        pool: { connectionString: databaseUrl() ?? '', max: 20, connectionTimeoutMillis: 5000 },
        push: false,
        // A page's blocks are one column for each language, not four tables for each kind of them.
        blocksAsJSON: true,
        migrationDir: path.join(import.meta.dirname, 'platform/database/migrations'),
        beforeSchemaInit: [contentIndexes],
      }),
    ),
    localization: {
      locales: locales.map((code) => ({
        code,
        label: languageNames[code],
        rtl: localeInfo[code].dir === 'rtl',
      })),
      defaultLocale,
      // A missing translation stays missing: Payload would copy English into Arabic fields when Arabic is published.
      fallback: false,
      defaultLocalePublishOption: 'active',
    },
    experimental: { localizeStatus: true },
    i18n: { supportedLanguages: { en, ar }, fallbackLanguage: 'en', translations: { en: english, ar: arabic } },
    admin: {
      user: 'users',
      // The default would ask a third party for a picture.
      avatar: 'default',
      // As the fields write theirs: digits alone would stand in the wrong order in Arabic.
      dateFormat: 'd MMMM yyyy HH:mm',
      meta: {
        titleSuffix,
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.ico' }],
        // What a shared link says of the host: Payload's own name and picture without.
        openGraph: { siteName: '', title: '', description: '' },
        defaultOGImageType: 'off',
      },
      importMap: { baseDir: import.meta.dirname },
      components: {
        graphics: {
          Icon: '/content/brand/screens/company-mark.tsx#Icon',
          Logo: '/content/brand/screens/company-mark.tsx#Logo',
        },
        providers: [
          '/users/screens/account-language.tsx#AccountLanguage',
          '/users/screens/system-theme.tsx#SystemTheme',
          '/platform/staff/naming/naming.tsx#Naming',
          '/platform/staff/screens/one-language.tsx#OneLanguage',
          '/platform/staff/refusals/keep-refusals.tsx#KeepRefusals',
          '/errors/screens/report-errors.tsx#ReportErrors',
          '/users/screens/proof-guard.tsx#ProofGuard',
        ],
        header: ['/health/screens/maintenance-banner.tsx#MaintenanceBanner'],
        beforeNavLinks: ['/chat/screens/desk-links.tsx#DeskNavLink', '/gaps/screens/gaps-nav.tsx#GapsNav'],
        afterNavLinks: [
          '/start/screens/start-view.tsx#StartNavLink',
          '/words/screens/words-view.tsx#WordsNavLink',
          '/content/exchange/screens/exchange-view.tsx#ExchangeNavLink',
          '/bundles/screens/bundles-view.tsx#BundlesNavLink',
        ],
        views: {
          pageDesk,
          gaps: {
            path: gapsRoute,
            exact: true,
            Component: '/gaps/screens/gaps-view.tsx#GapsView',
          },
          translations: {
            path: translationsRoute,
            exact: true,
            Component: '/gaps/screens/translations-view.tsx#TranslationsView',
          },
          liveChat: {
            path: deskRoute,
            exact: true,
            Component: { path: '/chat/screens/desk-view.tsx#DeskView', serverProps: { siteUrl: env.siteUrl } },
          },
          mediaLibrary: {
            path: libraryRoute,
            exact: true,
            Component: '/content/media/screens/library-view.tsx#LibraryView',
          },
          words: {
            path: wordsRoute,
            exact: true,
            Component: '/words/screens/words-view.tsx#WordsView',
          },
          exchange: {
            path: exchangeRoute,
            exact: true,
            Component: '/content/exchange/screens/exchange-view.tsx#ExchangeView',
          },
          start: {
            path: startRoute,
            exact: true,
            Component: { path: '/start/screens/start-view.tsx#StartView', serverProps: { siteUrl: env.siteUrl } },
          },
          bundles: {
            path: bundlesRoute,
            exact: true,
            Component: '/bundles/screens/bundles-view.tsx#BundlesView',
          },
        },
        beforeDashboard: [
          {
            path: '/gaps/screens/dashboard-head.tsx#DashboardHead',
            // These modules must not read the environment.
            serverProps: { siteUrl: env.siteUrl },
          },
          '/start/screens/start-view.tsx#LaunchBoard',
          '/content/review/screens/for-you-board.tsx#ForYouBoard',
          '/gaps/screens/gaps-summary.tsx#OwnGaps',
          '/gaps/screens/gaps-summary.tsx#GapsSummary',
          '/content/schedules/screens/schedules-board.tsx#SchedulesBoard',
          '/chat/screens/board/chats-board.tsx#ChatsBoard',
          '/submissions/screens/board/inbox-board.tsx#InboxBoard',
          '/search/screens/searches-board.tsx#SearchesBoard',
          '/errors/screens/errors-board.tsx#ErrorsBoard',
          {
            path: '/backup/screens/backups-board.tsx#BackupsBoard',
            serverProps: { isScheduled: env.backup.times.length > 0 },
          },
          '/health/screens/release-board.tsx#ReleaseBoard',
        ],
      },
      livePreview: {
        breakpoints: [
          { name: 'phone', label: '390 × 844', width: 390, height: 844 },
          { name: 'tablet', label: '820 × 1180', width: 820, height: 1180 },
          { name: 'desktop', label: '1440 × 900', width: 1440, height: 900 },
        ],
      },
    },
    graphQL: { disable: true },
    cookiePrefix: 'nasaq-admin',
    // A file above the limit is cut there, and refused at its field (`refuseFile`).
    upload: { abortOnLimit: false, limits: { fileSize: maxFileBytes } },
    typescript: {
      outputFile: path.join(import.meta.dirname, 'platform/payload/payload-types.ts'),
      // `npm run generate` writes them: Payload would, outside of production, at every start, in a process of its own.
      autoGenerate: false,
    },
  }),
);
