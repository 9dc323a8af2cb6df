import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Handlers of a dialog that a click on its empty ground closes: on the dialog itself and on elements with
 * `data-backdrop`, not on what stands in them. Press and release both belong to the click, so that a text can be
 * selected past its edge; who has just selected something did not mean to close either.
 */
export function useBackdrop(close: () => void) {
  const pressed = useRef(false);
  const released = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      pressed.current = isBackdrop(event);
    },
    onPointerUp(event: PointerEvent) {
      released.current = isBackdrop(event);
    },
    onClick(event: MouseEvent) {
      const selects = document.getSelection()?.isCollapsed === false;
      if (pressed.current && released.current && isBackdrop(event) && !selects) close();
    },
  };
}

function isBackdrop({ target, currentTarget }: MouseEvent | PointerEvent): boolean {
  return target === currentTarget || (target instanceof HTMLElement && 'backdrop' in target.dataset);
}
