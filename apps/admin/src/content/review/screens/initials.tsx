import { menuTags } from '../../../platform/staff/interface-language.ts';

interface Props {
  /** By which they have their colour, the same everywhere. */
  id: number | null;
  name: string;
}

/** A member of staff as a small round mark; their name stands beside it, or in what it is part of. */
export function Initials({ id, name }: Props) {
  return (
    <span aria-hidden="true" className="review-initials" data-hue={id === null ? undefined : id % hues}>
      {initialsOf(name)}
    </span>
  );
}

/** As many as review.css has. */
const hues = 6;

/** The first letters of the first and the last word, kept from joining. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => (word ? [...word][0] : ''));
  return letters.filter(Boolean).join('\u200C').toLocaleUpperCase(menuTags.en);
}
