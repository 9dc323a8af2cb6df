import { chatTopics, type ChatTopic } from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import type { AdminViewServerProps } from 'payload';
import { loadOpeningHours } from '../../content/index.ts';
import { offParts } from '../../platform/parts/off-parts.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { memberName } from '../../platform/staff/member-name.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { StaffView } from '../../platform/staff/screens/staff-view.tsx';
import { ChatDesk } from './chat-desk.tsx';
import { deskAddress } from './desk-address.ts';
import { deskTexts } from '../catalogue/index.ts';

interface Props extends AdminViewServerProps {
  /** Address of the site, from the config: these modules must not read the environment. */
  siteUrl: string;
}

/** The screen on which agents talk with visitors. */
export function DeskView({ siteUrl, ...view }: Props) {
  const { i18n, payload } = view;
  const { admin } = payload.config.routes;
  const language = interfaceLanguage(i18n);
  const named = chatTopics.map((topic) => [topic, choiceLabels.topic[topic][language]]);
  const topics = Object.fromEntries(named) as Record<ChatTopic, string>;
  return (
    <StaffView
      {...view}
      address={deskAddress(admin)}
      className="chat-desk-screen"
      may={(user) => hasRole(user, 'agent')}
      title={deskTexts[language].title}
    >
      {async (user) => (
        <ChatDesk
          adminRoute={admin}
          chatOff={'chat' in (await offParts(payload)) ? { isAdmin: hasRole(user) } : null}
          hours={await loadOpeningHours(payload)}
          language={language}
          me={{ id: Number(user.id), name: memberName(user, language) }}
          siteUrl={siteUrl}
          topics={topics}
        />
      )}
    </StaffView>
  );
}
