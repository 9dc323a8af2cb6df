'use client';

import { otherLocale } from '@nasaq/contract';
import type { Place } from '@nasaq/translation';
import { sentenceOf } from '@nasaq/translation/checks';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { menuNumber } from '../../../../platform/staff/interface-language.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { checkScreenTexts } from '../../../catalogue/index.ts';
import { FindingsPanel } from '../../../checks/screens/findings-panel.tsx';
import { LevelShape } from '../../../checks/screens/level-shape.tsx';
import { LiveChecks } from '../../../checks/screens/live/live-checks.ts';
import { useDesk, useDeskState } from '../desk-context.ts';
import { useJump } from '../jump.ts';
import { type SidePanel, useSidePanelsHere } from './side-panels.tsx';

const ChecksContext = createContext<LiveChecks | null>(null);

export function useChecks(): LiveChecks {
  return use(ChecksContext)!;
}

interface Props {
  children: ReactNode;
  /** Of the document, as `/api/posts/7`. */
  address: string;
  /** Of its collection, or of a page that exists once. */
  type: string;
}

/** After a desk has begun to be drawn, in milliseconds, before it is checked. */
const settling = 400;

/** Checks what stands on the desk as somebody writes. */
export function DeskChecks({ address, children, type }: Props) {
  const { language, store } = useDesk();
  const [checks] = useState(
    () =>
      new LiveChecks({
        address,
        type,
        fields: store.fields,
        language,
        unreachable: checkScreenTexts[language].panel.unreachable,
      }),
  );

  useEffect(() => {
    let { stored } = store.current();
    const look = () => {
      const now = store.current();
      checks.see(now.docs, now.record);
      if (now.stored === stored) return;
      ({ stored } = now);
      void checks.saved();
    };
    let stop: (() => void) | undefined;
    // What they are told by is loaded and read beside the desk: not before the desk stands.
    const waiting = setTimeout(() => {
      checks.open();
      look();
      void checks.refresh();
      stop = store.subscribe(look);
    }, settling);
    return () => {
      clearTimeout(waiting);
      stop?.();
      if (stop) checks.leave();
    };
  }, [checks, store]);

  return (
    <ChecksContext value={checks}>
      <NextFinding />
      {children}
    </ChecksContext>
  );
}

/** F8 leads from one finding to the next, wherever one is. */
function NextFinding() {
  const checks = useChecks();
  const { language, say } = useDesk();
  const jump = useJump();
  const last = useRef('');

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const { open } = checks.current();
    const at = open.findIndex(({ key }) => key === last.current);
    const next = open.at(event.shiftKey ? (at < 0 ? -1 : at - 1) : (at + 1) % Math.max(1, open.length));
    if (!next) return say(checkScreenTexts[language].panel.none);
    last.current = next.key;
    return jump(next);
  });

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  return null;
}

/** All of them beside the fields. */
export const checksPanel: SidePanel = {
  id: 'checks',
  icon: 'checks',
  name: { en: checkScreenTexts.en.panel.title, ar: checkScreenTexts.ar.panel.title },
  Badge: Count,
  Body: Panel,
};

function Count() {
  const checks = useChecks();
  const { language } = useDesk();
  const { open } = useSyncExternalStore(checks.subscribe, checks.current, checks.current);
  if (open.length === 0) return null;
  const texts = checkScreenTexts[language].panel;
  const number = menuNumber(language);
  const stops = open.filter(({ level }) => level === 'stops').length;
  const count = number.format(open.length);
  return (
    <span className="findings-badge" data-level={stops > 0 ? 'stops' : 'warns'}>
      <span aria-hidden="true">{count}</span>
      <span className="desk-unseen">
        {fill(stops > 0 ? texts.countStops : texts.count, { count, stops: number.format(stops) })}
      </span>
    </span>
  );
}

function Panel() {
  const { columns, isReadOnly, language } = useDesk();
  const jump = useJump();
  return (
    <FindingsPanel checks={useChecks()} columns={columns} isReadOnly={isReadOnly} language={language} onJump={jump} />
  );
}

/** More than these at one field are read in the panel. */
const atField = 2;

/** At a field in one language: the same sentences, which also describe its control. */
export function FieldFindings({ id, place }: { id: string; place: Place }) {
  const { language } = useDesk();
  const checks = useChecks();
  const { show } = useSidePanelsHere();
  const jump = useJump();
  const read = () => checks.at(place.locale, place.path);
  const findings = useSyncExternalStore(checks.subscribe, read, read);
  const target = useDeskState(({ record }) => otherLocale(record.source));
  // What is about both languages is said once, beside the translation.
  const said = findings.filter(({ locale }) => locale !== 'both' || place.locale === target);
  const more = said.length - atField;
  return (
    <ul className="field-findings" hidden={said.length === 0} id={id}>
      {said.slice(0, atField).map((finding) => (
        <li key={finding.key}>
          <LevelShape level={finding.level} />
          <button onClick={() => jump(finding)} type="button">
            {sentenceOf(finding, language)}
          </button>
        </li>
      ))}
      {more > 0 && (
        <li>
          <button className="desk-quiet" onClick={() => show(checksPanel.id)} type="button">
            {fill(checkScreenTexts[language].panel.moreHere, {
              count: menuNumber(language).format(more),
            })}
          </button>
        </li>
      )}
    </ul>
  );
}
