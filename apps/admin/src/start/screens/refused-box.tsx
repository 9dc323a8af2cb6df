'use client';

import { Link, useConfig } from '@payloadcms/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { WaitingScreen } from '../start-api.ts';

interface Props {
  error: string;
  /** Another one with each refusal: the first field that has to be looked at gets the focus. */
  refusal: object;
  /** What the host says of fields; what stands at one of them is told with its name. */
  said?: Readonly<Record<string, string>>;
  /** Where what stands in the way can be settled. */
  screen?: WaitingScreen | undefined;
}

interface Mark {
  /** Of the control. */
  id: string;
  label: string;
  sentence: string;
}

/** Why a form was refused, with a way to each field that is marked. It reads them from its form: the pieces know their names. */
export function RefusedBox({ error, refusal, said, screen }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const focused = useRef<object>(null);
  useLayoutEffect(() => {
    const form = box.current?.closest('form');
    const look = () => {
      const found = marksIn(form);
      setMarks((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
      return found;
    };
    const [first] = look();
    if (focused.current !== refusal) focusOn(first);
    focused.current = refusal;
    // What is mended is no mark any more.
    const observer = new MutationObserver(look);
    if (form) observer.observe(form, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [refusal]);
  const { config } = useConfig();
  const told = marks.filter(({ sentence }) => sentence !== '');
  const others = [...new Set(Object.values(said ?? {}))].filter((one) =>
    told.every(({ sentence }) => sentence !== one),
  );
  return (
    <div className="start-error" ref={box} role="alert">
      <p>{error}</p>
      {screen && (
        <Link className="start-step__link" href={`${config.routes.admin}/globals/${screen.global}`} prefetch={false}>
          {screen.name}
        </Link>
      )}
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {told.length > 0 && (
        <ul>
          {told.map((mark) => (
            <li key={mark.id}>
              {mark.label && (
                <button onClick={() => focusOn(mark)} type="button">
                  {mark.label}
                </button>
              )}
              <span>{mark.sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const ends = /-(?:wrong|dispute)$/;

/** In the order in which they stand: sentences have the name of their control in their own. */
function marksIn(form: HTMLFormElement | null | undefined): Mark[] {
  const sentences = form?.querySelectorAll('[id$="-wrong"], [id$="-dispute"]') ?? [];
  return [...sentences].map((said) => {
    const id = said.id.replace(ends, '');
    const label =
      form?.querySelector(`label[for="${id}"]`) ?? document.getElementById(id)?.querySelector(':scope > legend');
    const row = label?.closest('.start-row')?.querySelector('legend');
    const names = [row, label].flatMap((name) => name?.textContent?.trim() || []);
    return { id, label: names.join(' · '), sentence: said.id.endsWith('-wrong') ? (said.textContent ?? '') : '' };
  });
}

function focusOn(mark: Mark | undefined): void {
  if (mark) document.getElementById(mark.id)?.focus();
}
