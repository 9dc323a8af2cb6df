'use client';

import { createContext, use, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** Of the button. */
  className?: string;
  label: ReactNode;
  /** The button's name where its label is no text. */
  name?: string;
  /** The edge of the button at which the panel stands. */
  edge?: 'start' | 'end';
  children: ReactNode;
}

/** A button that opens a panel below it; Escape, a click elsewhere, or leaving it with the keyboard closes it. */
export function Disclosure({ children, className = 'chat-button', edge = 'start', label, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);

  return (
    <div ref={box} className="chat-disclosure">
      <button
        ref={button}
        aria-controls={isOpen ? panel : undefined}
        aria-expanded={isOpen}
        aria-label={name}
        className={className}
        onClick={() => setOpen(!isOpen)}
        title={name}
        type="button"
      >
        {label}
      </button>
      {isOpen && (
        <div className={`chat-disclosure__panel chat-disclosure__panel--${edge}`} id={panel}>
          <CloseContext value={close}>{children}</CloseContext>
        </div>
      )}
    </div>
  );
}

const CloseContext = createContext<() => void>(() => {});

/** Closes the panel around, from within. */
export function useClosePanel(): () => void {
  return use(CloseContext);
}
