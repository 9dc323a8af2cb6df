/** Letters and digits that nobody confuses, read aloud or written by hand: no 0 O 1 I L, no U V pair. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTUWXYZ';
export const referenceLength = 8;

/** A reference as it was made, from however it was typed; `null` for what cannot be one. */
export function readReference(typed: string): string | null {
  const reference = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return reference.length === referenceLength && [...reference].every((letter) => referenceAlphabet.includes(letter))
    ? reference
    : null;
}
