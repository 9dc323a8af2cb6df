'use client';

import { useId, useState, type FormEvent } from 'react';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { useSurroundings } from '../desk-context.tsx';
import { Disclosure, useClosePanel } from '../disclosure.tsx';
import { localDateTime, snoozeChoices } from './snooze-choices.ts';
import { menuTags } from '../../../platform/staff/interface-language.ts';

interface Props {
  busy: boolean;
  onSnooze: (until: Date) => Promise<boolean>;
}

/** Puts a chat aside until a time that is offered, or one of one's own. */
export function SnoozeMenu({ busy, onSnooze }: Props) {
  const { texts } = useSurroundings();
  return (
    <Disclosure edge="end" label={texts.snooze}>
      <Choices busy={busy} onSnooze={onSnooze} />
    </Disclosure>
  );
}

function Choices({ busy, onSnooze }: Props) {
  const close = useClosePanel();
  const { hours, language, texts } = useSurroundings();
  const [now] = useState(() => new Date());
  const [own, setOwn] = useState('');
  const [isPast, setPast] = useState(false);
  const field = useId();
  const format = new Intl.DateTimeFormat(menuTags[language], {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });

  const day = new Intl.DateTimeFormat(menuTags[language], { weekday: 'long', timeZone: hours.timeZone });

  async function choose(until: Date) {
    if (await onSnooze(until)) close();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const until = new Date(own);
    if (until.getTime() > Date.now()) void choose(until);
    else setPast(true);
  }

  return (
    <>
      <ul className="chat-menu">
        {snoozeChoices(now, hours).map(({ name, until }) => (
          <li key={name}>
            <button disabled={busy} onClick={() => void choose(until)} type="button">
              <span>{fill(texts.snoozeFor[name], { day: day.format(until) })}</span>
              <span className="inbox-quiet">{format.format(until)}</span>
            </button>
          </li>
        ))}
      </ul>
      <form className="chat-menu__own" noValidate onSubmit={submit}>
        <label htmlFor={field}>{texts.snoozeOwn}</label>
        <input
          aria-describedby={isPast ? `${field}-error` : undefined}
          aria-invalid={isPast}
          id={field}
          min={localDateTime(now)}
          onChange={({ target }) => {
            setOwn(target.value);
            setPast(false);
          }}
          type="datetime-local"
          value={own}
        />
        {isPast && (
          <p className="inbox-error" id={`${field}-error`} role="alert">
            {texts.snoozePast}
          </p>
        )}
        <button className="chat-button" disabled={busy || !own} type="submit">
          {texts.snoozeSet}
        </button>
      </form>
    </>
  );
}
