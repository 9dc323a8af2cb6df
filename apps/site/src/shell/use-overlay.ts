import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDeparture } from '../router/context.tsx';

interface Overlay {
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  show: () => void;
  close: () => void;
  /** For the dialog's `onClose`. */
  closed: () => void;
}

/**
 * A native modal dialog: focus is kept inside and given back by the browser, Escape closes,
 * and so does the reader's going elsewhere.
 */
export function useOverlay(): Overlay {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const stay = useDeparture(close);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  function show() {
    stay();
    setOpen(true);
    // Closed by Escape, which is not yet told.
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }

  function close() {
    setOpen(false);
  }

  /** The browser tells of the end a moment later, when it may have been opened again. */
  function closed() {
    if (!dialog.current?.open) close();
  }

  return { dialog, open, show, close, closed };
}
