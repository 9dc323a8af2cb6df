/**
 * `/` and Ctrl+K (Cmd+K; with Shift Firefox opens its console), by the letter or, on a keyboard of another script, by its
 * place: there it is «ظ» and «ن».
 */
export function isSearchKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  if (altKey) return false;
  const elsewhere = key > '\u024F';
  return ctrlKey || metaKey
    ? !shiftKey && (key.toLowerCase() === 'k' || (elsewhere && code === 'KeyK'))
    : key === '/' || (elsewhere && code === 'Slash');
}

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;
