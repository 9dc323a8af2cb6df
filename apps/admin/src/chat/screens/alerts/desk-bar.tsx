'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { useDeskState, useSurroundings } from '../desk-context.tsx';
import { Disclosure } from '../disclosure.tsx';
import { chime } from './alerts.ts';
import type { Alerts } from './use-alerts.ts';

/** Whether the agent takes new chats, who else is here, and how the screen calls. */
export function DeskBar({ alerts: { choices, choose } }: { alerts: Alerts }) {
  const { api, chatOff, desk, digits, language, me, texts } = useSurroundings();
  const { agents, connection } = useDeskState();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const here = agents.filter((agent) => agent.here || agent.id === me.id);
  const available = wanted ?? agents.find(({ id }) => id === me.id)?.available ?? true;

  async function changeAvailable(next: boolean) {
    setWanted(next);
    try {
      await api.available(next);
      desk.setOwnAvailability(next);
    } catch {
      toast.error(texts.failed);
    }
    setWanted(null);
  }

  async function changeDesktop(next: boolean) {
    if (next && (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted')) {
      toast.error(texts.desktopBlocked);
      return;
    }
    choose({ desktop: next });
  }

  return (
    <div className="chat-bar">
      {/* Nobody is available for what nobody can begin. */}
      {!chatOff && (
        <label className="chat-switch" title={texts.availableHint}>
          <input
            checked={available}
            disabled={wanted !== null || connection !== 'live'}
            onChange={({ target }) => void changeAvailable(target.checked)}
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- HTML says it of the box by itself, and allows no second word
            role="switch"
            type="checkbox"
          />
          <span>{texts.available}</span>
        </label>
      )}
      <Disclosure edge="end" label={`${texts.here} ${digits.format(Math.max(1, here.length))}`}>
        <>
          <p className="chat-disclosure__title">{texts.here}</p>
          <ul className="chat-agents">
            {here.map((agent) => (
              <li key={agent.id}>
                <span className={agent.available ? 'chat-dot chat-dot--online' : 'chat-dot'} />
                <bdi>{agent.id === me.id ? texts.you : agent.names[language]}</bdi>
                <span className="inbox-quiet">{agent.available && !chatOff ? texts.takesChats : texts.takesNone}</span>
              </li>
            ))}
          </ul>
          <p className="chat-disclosure__title">{texts.calls}</p>
          <label className="inbox-check">
            <input
              checked={choices.sound}
              onChange={({ target }) => {
                choose({ sound: target.checked });
                if (target.checked) chime();
              }}
              type="checkbox"
            />
            <span>{texts.sound}</span>
          </label>
          <label className="inbox-check">
            <input
              checked={choices.desktop}
              onChange={({ target }) => void changeDesktop(target.checked)}
              type="checkbox"
            />
            <span>{texts.desktop}</span>
          </label>
        </>
      </Disclosure>
    </div>
  );
}
