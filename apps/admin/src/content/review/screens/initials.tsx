import { menuTags } from '../../../platform/staff/interface-language.ts';

interface Props {
  /** By which they have their colour, the same everywhere. */
  id: number | null;
  name: string;
}

/** A member of staff as a small round mark; their name stands beside it, or in what it is part of. */
export function Initials({ id, name }: Props) {
  return (
    // Letters that are drawn: as text they would be words that the name of the control around them has not.
    <span
      aria-hidden="true"
      className="review-initials"
      data-hue={id === null ? undefined : id % hues}
      data-initials={initialsOf(name)}
    />
  );
}

/** As many as threads.css has. */
const hues = 6;

/**
 * The first letters of the first and the last word; what has no letter, as a drawn sign, is no word. Arabic ones stand
 * apart by a space: what only keeps them from joining leaves them so close that they are read as one word.
 */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/u).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? []);
  const initials = letters.length > 1 ? [letters[0]!, letters.at(-1)!] : letters;
  return initials.join(/\p{Script=Arabic}/u.test(name) ? ' ' : '').toLocaleUpperCase(menuTags.en);
}
