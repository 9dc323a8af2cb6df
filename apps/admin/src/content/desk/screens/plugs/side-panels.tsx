'use client';

import type { Locale } from '@nasaq/contract';
import {
  type ComponentType,
  createContext,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { browserStorage } from '../../../../platform/staff/screens/stored-drafts.ts';
import { useDesk } from '../desk-context.ts';
import { Icon, type IconName } from '../icons.tsx';

/** What somebody may open beside the fields, by a button in the head of the desk. */
export interface SidePanel {
  /** As it is remembered in the browser; never changes. */
  id: string;
  icon: IconName;
  /** In the language of the menus. */
  name: Record<Locale, string>;
  /** Behind its name on the button: how much there is. It renders nothing where there is nothing. */
  Badge?: ComponentType;
  /** What stands in the panel; its name and the way to close it are there already. */
  Body: ComponentType;
}

interface SidePanels {
  list: readonly SidePanel[];
  /** The one that is open. */
  open: string | null;
  /** Beside the fields where there is room, else as a sheet over their end. */
  as: 'side' | 'sheet';
  /** Opens one, or closes the one that is open. `null` closes. */
  show: (id: string | null) => void;
}

export const SidePanelsContext = createContext<SidePanels>({ list: [], open: null, as: 'side', show: () => {} });

export function useSidePanelsHere(): SidePanels {
  return use(SidePanelsContext);
}

/** Two columns of text and a panel beside them need so much room, in pixels. */
const forThree = 1000;
const roomy = '(width >= 1200px)';
const keyOf = (user: number) => `nasaq-desk-panel-${user}`;

/** Which panel is open: the one that was on the last desk in this browser, where there is room beside the fields. */
export function useSidePanels(
  root: RefObject<HTMLElement | null>,
  list: readonly SidePanel[],
  user: number,
): SidePanels {
  const [open, setOpen] = useState<string | null>(() => {
    const kept = matchMedia(roomy).matches ? remembered(user) : null;
    return list.some(({ id }) => id === kept) ? kept : null;
  });
  const [isWide, setWide] = useState(true);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const size = new ResizeObserver(([entry]) => setWide(entry!.contentRect.width >= forThree));
    size.observe(element);
    return () => size.disconnect();
  }, [root]);

  const show = useCallback(
    (id: string | null) => {
      setOpen(id);
      remember(user, id);
    },
    [user],
  );
  return useMemo(() => ({ list, open, as: isWide ? 'side' : 'sheet', show }), [isWide, list, open, show]);
}

/** In the head: one button for each panel. */
export function PanelButtons() {
  const { language } = useDesk();
  const { list, open, show } = useSidePanelsHere();
  return list.map(({ Badge, icon, id, name }) => (
    <button
      aria-controls={open === id ? panelId(id) : undefined}
      aria-expanded={open === id}
      className="desk-button desk-button--bare"
      id={`${panelId(id)}-button`}
      key={id}
      onClick={() => show(open === id ? null : id)}
      type="button"
    >
      <Icon name={icon} />
      <span className="desk-word">{name[language]}</span>
      {Badge && <Badge />}
    </button>
  ));
}

/** The panel that is open. */
export function PanelDock() {
  const { language, texts } = useDesk();
  const { as, list, open, show } = useSidePanelsHere();
  const panel = list.find(({ id }) => id === open);
  if (!panel) return null;
  const { Body, id, name } = panel;

  function close() {
    show(null);
    document.getElementById(`${panelId(id)}-button`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key of whatever stands in it comes up to it
    <aside
      aria-labelledby={`${panelId(id)}-name`}
      className="desk-dock"
      data-as={as}
      id={panelId(id)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        close();
      }}
    >
      <header className="desk-dock__head">
        <h2 id={`${panelId(id)}-name`}>{name[language]}</h2>
        <button aria-label={texts.close} className="desk-tool" onClick={close} title={texts.close} type="button">
          <Icon name="remove" />
        </button>
      </header>
      <div className="desk-dock__body">
        <Body />
      </div>
    </aside>
  );
}

function panelId(id: string): string {
  return `desk-panel-${id}`;
}

function remembered(user: number): string | null {
  try {
    return browserStorage()?.getItem(keyOf(user)) ?? null;
  } catch {
    return null;
  }
}

function remember(user: number, id: string | null): void {
  try {
    if (id) browserStorage()?.setItem(keyOf(user), id);
    else browserStorage()?.removeItem(keyOf(user));
  } catch {
    // Nothing may be kept here: it holds until the desk is closed.
  }
}
