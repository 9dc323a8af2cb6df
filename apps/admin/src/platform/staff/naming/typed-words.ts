/**
 * In a list of words, Payload 3.90 takes a word with Enter or Tab alone: one that is typed and left by a click is gone
 * without a sound. It is taken there as well.
 * @returns what ends it
 */
export function keepTypedWords(): () => void {
  // Before React hears of it, which listens at the document: the field would empty itself.
  window.addEventListener('focusout', takeWord, { capture: true });
  return () => window.removeEventListener('focusout', takeWord, { capture: true });
}

function takeWord({ relatedTarget, target }: FocusEvent): void {
  if (!(target instanceof HTMLInputElement) || target.value.trim() === '') return;
  const list = target.closest('.field-type.text.has-many');
  if (!list || (relatedTarget instanceof Node && list.contains(relatedTarget))) return;
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'Enter' }));
}
