import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '../router/context.tsx';

interface Overlay {
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  show: () => void;
  close: () => void;
}

/**
 * A native modal dialog: focus is kept inside and given back by the browser, Escape closes,
 * and any change of route closes it too. Give `close` to the dialog's `onClose` as well.
 */
export function useOverlay(initiallyOpen = false): Overlay {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(initiallyOpen);
  const { key } = useLocation();
  const shownKey = useRef(key);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    setOpen(false);
  }, [key]);

  return { dialog, open, show: () => setOpen(true), close: () => setOpen(false) };
}
