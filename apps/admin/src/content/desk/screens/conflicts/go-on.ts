import type { Place } from '@nasaq/translation';
import type { DeskTools } from '../desk-context.ts';
import { placeOf } from '../desk-focus.ts';

/**
 * Whoever has decided between two texts goes on in the field, behind its last letter: the button that they pressed is
 * gone. Keys that have gone elsewhere meanwhile stay there.
 */
export function goOn(goTo: DeskTools['goTo'], place: Place): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body && !document.activeElement?.closest('.desk-conflict')) return;
    goTo(place);
    // What is folded is opened for it first.
    requestAnimationFrame(() => caretToEnd(document.activeElement));
  });
}

function caretToEnd(control: Element | null): void {
  if (!placeOf(control)) return;
  if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text'))
    control.setSelectionRange(control.value.length, control.value.length);
  else if (control instanceof HTMLElement && control.isContentEditable) {
    const selection = getSelection();
    selection?.selectAllChildren(control);
    selection?.collapseToEnd();
  }
}
