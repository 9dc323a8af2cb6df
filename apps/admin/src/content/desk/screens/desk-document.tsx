import { type Locale, otherLocale } from '@nasaq/contract';
import { excerpt } from '@nasaq/translation';
import { DocumentHeader } from '@payloadcms/next/rsc';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { DocumentInfoProvider, EditDepthProvider, HydrateAuthProvider, ViewDescription } from '@payloadcms/ui';
import { RenderServerComponent as render } from '@payloadcms/ui/elements/RenderServerComponent';
import { notFound, redirect } from 'next/navigation.js';
import type {
  AdminViewServerProps,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  ViewDescriptionClientProps,
} from 'payload';
import type { ComponentProps } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { longestName } from '../../../platform/staff/titles/title-elsewhere.ts';
import { deskTexts } from '../../catalogue/index.ts';
import { isOnSite } from '../../saving/language-state.ts';
import type { Desk } from '../desk-api.ts';
import type { openDocument } from '../open-document.ts';
import { DeskView } from './desk-view.tsx';

interface Props extends AdminViewServerProps {
  /** Comes with the config: a screen must not load what reads a database. */
  open: typeof openDocument;
}

/** `/admin/collections/<type>/<id>`: the desk of an entry, with what the CMS puts around its own form. */
export async function EntryDesk(props: Props) {
  const { initPageResult, params, payload } = props;
  const { collectionConfig: config, req, visibleEntities } = initPageResult;
  if (!config || !visibleEntities.collections.includes(config.slug)) notFound();
  const id = Number(params?.segments?.[2]);
  const opened = await props.open(req, { collection: config.slug, id });
  // As the CMS leads from an entry that is gone; what was typed in it is offered there.
  if (!opened) redirect(`${payload.config.routes.admin}/collections/${config.slug}?notFound=${id}`);
  return <DeskFrame config={config} id={id} initPageResult={initPageResult} opened={opened} />;
}

/** `/admin/globals/<page>`: the desk of a page that exists once, to which `deskParams` leads. */
export async function PageDesk(props: Props) {
  const { i18n, initPageResult, params, payload, searchParams } = props;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const config = payload.config.globals.find(({ slug }) => slug === params?.segments?.[1]);
  if (!req.user || !config || !visibleEntities.globals.includes(config.slug)) notFound();
  const opened = await props.open(req, { global: config.slug });
  if (!opened) notFound();
  return (
    <DefaultTemplate
      globalSlug={config.slug}
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      viewType="document"
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <DeskFrame config={config} initPageResult={initPageResult} opened={opened} />
    </DefaultTemplate>
  );
}

interface FrameProps extends Pick<AdminViewServerProps, 'initPageResult'> {
  config: SanitizedCollectionConfig | SanitizedGlobalConfig;
  /** Of an entry. */
  id?: number;
  opened: NonNullable<Awaited<ReturnType<typeof openDocument>>>;
}

/** The document's name and tabs, and below them its desk. */
function DeskFrame({ config, id, initPageResult, opened }: FrameProps) {
  const { locale, permissions, req } = initPageResult;
  const { data, desk, mayDelete, mayPublish, mayTrash, versions } = opened;
  const { publication, writable } = desk;
  const collectionConfig = id === undefined ? undefined : (config as SanitizedCollectionConfig);
  const globalConfig = collectionConfig ? undefined : (config as SanitizedGlobalConfig);
  const info = {
    ...(collectionConfig && { collectionSlug: collectionConfig.slug, id }),
    ...(globalConfig && { globalSlug: globalConfig.slug }),
    docPermissions:
      permissions[collectionConfig ? 'collections' : 'globals']?.[config.slug] ?? ({ fields: {} } as never),
    hasDeletePermission: mayDelete,
    hasPublishedDoc: Object.values(publication.languages).some(isOnSite),
    hasPublishPermission: mayPublish,
    hasSavePermission: writable,
    hasTrashPermission: mayTrash,
    initialData: { ...data, ...(collectionConfig && { title: nameOf(desk, interfaceLanguage(req.i18n)) }) },
    // Of a form, which there is none of: the name of the document waits for it.
    initialState: {},
    isEditing: true,
    isLocked: false,
    lastUpdateTime: 0,
    mostRecentVersionIsAutosaved: false,
    unpublishedVersionCount: 0,
    versionCount: versions,
  } as unknown as ComponentProps<typeof DocumentInfoProvider>;
  const description = config.admin.description as ViewDescriptionClientProps['description'];
  const rendered = { i18n: req.i18n, id, locale, payload: req.payload, permissions, user: req.user };
  return (
    <DocumentInfoProvider key={`${config.slug} ${id} ${locale?.code}`} {...info}>
      <DocumentHeader
        {...(description && { AfterHeader: <ViewDescription description={description} /> })}
        permissions={permissions}
        req={req}
        user={req.user!}
        {...(collectionConfig && { collectionConfig })}
        {...(globalConfig && { globalConfig })}
      />
      <HydrateAuthProvider permissions={permissions} />
      <EditDepthProvider>
        <DeskView
          member={Number(req.user!.id)}
          menuItems={render({
            Component: collectionConfig?.admin.components?.edit?.editMenuItems,
            importMap: req.payload.importMap,
            serverProps: rendered,
          })}
          opened={desk}
        />
      </EditDepthProvider>
    </DocumentInfoProvider>
  );
}

/** As the desk itself names the document a moment later. */
function nameOf({ docs, label }: Desk, language: Locale): string {
  const named = [docs[language].title, docs[otherLocale(language)].title].find(Boolean);
  return typeof named === 'string'
    ? excerpt(named, longestName)
    : fill(deskTexts[language].unnamed, { kind: label[language] });
}
