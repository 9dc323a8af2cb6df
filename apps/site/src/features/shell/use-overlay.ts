import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

interface Overlay {
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  show: () => void;
  close: () => void;
}

/**
 * A native modal dialog: focus is kept inside and given back by the browser, Escape closes,
 * and any change of route closes it too. Attach `close` to the dialog's `onClose` through `open`.
 */
export function useOverlay(initiallyOpen = false): Overlay {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(initiallyOpen);
  const { key, pathname } = useLocation();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  useEffect(() => () => setOpen(false), [key, pathname]);

  return { dialog, open, show: () => setOpen(true), close: () => setOpen(false) };
}
