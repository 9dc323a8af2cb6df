'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { useHostCall } from '../../platform/staff/screens/use-host-call.ts';
import type { Colleague } from '../care/colleagues.ts';
import type { ToldAct } from '../care/read-acts.ts';
import { gapTexts } from '../catalogue/index.ts';
import './care-dialog.css';

export interface CareProps {
  acts: readonly ToldAct[];
  colleagues: readonly Colleague[];
  /** A day, as `2026-11-23`. */
  due: string | null;
  gapKey: string;
  isOff: boolean;
  language: Locale;
  me: number;
  /** Whose it is. */
  member: number | null;
  onClose: () => void;
  title: string;
  /** The day of the company. */
  today: string;
}

/** What can be said of a gap, each by itself. */
export function CareDialog({ acts, gapKey, isOff, language, onClose, title, ...given }: CareProps) {
  const texts = gapTexts[language].care;
  const { busy, change, error } = useHostCall();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);

  async function say(path: string, body: object) {
    const asked = { path: `/gaps/${path}`, body: { key: gapKey, ...body }, done: texts.said };
    if (await change({ ...asked, failed: gapTexts[language].failed })) dialog.current?.close();
  }

  // In the body: the table around it would cut it off.
  return createPortal(
    <dialog aria-labelledby={heading} className="inbox-dialog care-dialog" onClose={onClose} ref={dialog}>
      <h2 id={heading}>
        <bdi>{title}</bdi>
      </h2>
      <Assignment {...given} busy={busy} language={language} onGive={(body) => void say('assign', body)} />
      {isOff ? (
        <Part heading={texts.putOff}>
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={() => void say('back', {})}
            size="medium"
          >
            {texts.back}
          </Button>
        </Part>
      ) : (
        <>
          <PuttingOff busy={busy} language={language} onPutOff={(body) => void say('off', body)} today={given.today} />
          <Part heading={texts.finish}>
            <p className="gaps__quiet">{texts.finishHint}</p>
            <Button
              buttonStyle="secondary"
              disabled={busy}
              margin={false}
              onClick={() => void say('off', { as: 'done' })}
              size="medium"
            >
              {texts.finishThis}
            </Button>
          </Part>
        </>
      )}
      <Part heading={texts.history}>
        {acts.length === 0 && <p className="gaps__quiet">{texts.noHistory}</p>}
        <ol className="gaps__acts">
          {acts.map(({ at, id, text }) => (
            <li key={id}>
              {text} <Moment language={language} value={at} />
            </li>
          ))}
        </ol>
      </Part>
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
      <div className="inbox-dialog__actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()} size="medium">
          {texts.cancel}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

function Part({ children, heading }: { children: ReactNode; heading: string }) {
  return (
    <section className="care-dialog__part">
      <h3>{heading}</h3>
      {children}
    </section>
  );
}

interface AssignmentProps extends Pick<CareProps, 'colleagues' | 'due' | 'language' | 'me' | 'member' | 'today'> {
  busy: boolean;
  onGive: (assignment: { member: number | null; due: string | null }) => void;
}

function Assignment({ busy, colleagues, due, language, me, member, onGive, today }: AssignmentProps) {
  const texts = gapTexts[language].care;
  const field = useId();
  const [whose, setWhose] = useState(member ?? 0);
  const [day, setDay] = useState(due ?? '');
  return (
    <Part heading={texts.assign}>
      <form
        className="care-dialog__line"
        onSubmit={(event) => {
          event.preventDefault();
          onGive({ member: whose || null, due: (whose && day) || null });
        }}
      >
        <label className="gaps__choice" htmlFor={`${field}-whose`}>
          <span>{texts.member}</span>
          <select id={`${field}-whose`} onChange={({ target }) => setWhose(Number(target.value))} value={whose}>
            <option value={0}>{texts.nobody}</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === me ? fill(texts.me, { name }) : name}
              </option>
            ))}
          </select>
        </label>
        <label className="gaps__choice" htmlFor={`${field}-day`}>
          <span>{texts.due}</span>
          <input
            disabled={!whose}
            id={`${field}-day`}
            min={due && due < today ? due : today}
            onChange={({ target }) => setDay(target.value)}
            type="date"
            value={day}
          />
        </label>
        <Button
          disabled={busy || (whose === (member ?? 0) && day === (due ?? ''))}
          margin={false}
          size="medium"
          type="submit"
        >
          {texts.give}
        </Button>
      </form>
    </Part>
  );
}

interface PuttingOffProps {
  busy: boolean;
  language: Locale;
  onPutOff: (way: { as: 'day' | 'change'; until?: string }) => void;
  today: string;
}

function PuttingOff({ busy, language, onPutOff, today }: PuttingOffProps) {
  const texts = gapTexts[language].care;
  const field = useId();
  const [as, setAs] = useState<'day' | 'change'>('day');
  const tomorrow = dayAfter(today, 1);
  const [day, setDay] = useState(dayAfter(today, 7));
  return (
    <Part heading={texts.putOff}>
      <form
        className="care-dialog__line"
        onSubmit={(event) => {
          event.preventDefault();
          onPutOff(as === 'day' ? { as, until: day } : { as });
        }}
      >
        <div className="care-dialog__ways">
          {(['day', 'change'] as const).map((way) => (
            <label key={way} htmlFor={`${field}-${way}`}>
              <input
                checked={as === way}
                id={`${field}-${way}`}
                name={field}
                onChange={() => setAs(way)}
                type="radio"
                value={way}
              />
              <span>{way === 'day' ? texts.untilDay : texts.untilChange}</span>
            </label>
          ))}
        </div>
        <label className="gaps__choice" htmlFor={`${field}-until`}>
          <span>{texts.day}</span>
          <input
            disabled={as !== 'day'}
            id={`${field}-until`}
            min={tomorrow}
            onChange={({ target }) => setDay(target.value)}
            required={as === 'day'}
            type="date"
            value={day}
          />
        </label>
        <Button buttonStyle="secondary" disabled={busy} margin={false} size="medium" type="submit">
          {texts.snooze}
        </Button>
      </form>
    </Part>
  );
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
