import { chatTopics, type ChatTopic } from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { loadOpeningHours } from '../../content/index.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { memberName } from '../../platform/staff/member-name.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { ChatDesk } from './chat-desk.tsx';
import { deskAddress } from './desk-address.ts';
import { deskTexts } from '../catalogue/index.ts';

interface Props extends AdminViewServerProps {
  /** Address of the site, from the config: these modules must not read the environment. */
  siteUrl: string;
}

/** The screen on which agents talk with visitors. */
export async function DeskView({ i18n, initPageResult, params, payload, searchParams, siteUrl }: Props) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { user } = req;
  const admin = payload.config.routes.admin;
  // Payload leaves the guarding of views that are not its own to them.
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(deskAddress(admin))}`);
  if (!hasRole(user, 'agent')) notFound();
  const language = interfaceLanguage(i18n);
  const named = chatTopics.map((topic) => [topic, choiceLabels.topic[topic][language]]);
  const topics = Object.fromEntries(named) as Record<ChatTopic, string>;
  return (
    <DefaultTemplate
      className="chat-desk-screen"
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
      <SetStepNav nav={[{ label: deskTexts[language].title }]} />
      <ChatDesk
        adminRoute={admin}
        hours={await loadOpeningHours(payload)}
        language={language}
        me={{ id: Number(user.id), name: memberName(user, language) }}
        siteUrl={siteUrl}
        topics={topics}
      />
    </DefaultTemplate>
  );
}
