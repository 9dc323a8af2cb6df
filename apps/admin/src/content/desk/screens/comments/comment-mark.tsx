'use client';

import { otherLocale } from '@nasaq/contract';
import type { FieldSpec } from '@nasaq/translation';
import { menuNumber } from '../../../../platform/staff/interface-language.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { reviewTexts } from '../../../catalogue/index.ts';
import { useDesk, useFocused, useUnit, workingLocale } from '../desk-context.ts';
import { Icon } from '../icons.tsx';
import { threadsAt, useComments } from './comments-context.tsx';

interface Props {
  field: FieldSpec;
  path: string;
}

/** In the head of a field: how much is said about it, and the way to that. */
export function CommentMark({ field, path }: Props) {
  const desk = useDesk();
  const focused = useFocused();
  const comments = useComments();
  const unit = useUnit(path);
  const texts = reviewTexts[desk.language];
  const threads = threadsAt(comments, path).filter(({ resolved, unread }) => !resolved || unread > 0);
  const said = threads.flatMap((thread) => thread.comments.filter(({ deletedAt }) => !deletedAt)).length;
  const fresh = threads.reduce((sum, { unread }) => sum + unread, 0);
  const working = workingLocale(desk);
  // Of two texts of which one is not written yet, the other is spoken of.
  const written = unit?.states[working] === 'missing' ? otherLocale(working) : working;
  const isOpen = comments.open?.path === path;
  const number = menuNumber(desk.language);
  const told = fresh > 0 ? texts.markFresh : said > 0 ? texts.mark : texts.markNone;

  function toggle() {
    const here = focused?.path === path ? focused.locale : (threads.at(-1)?.locale ?? written);
    comments.show(isOpen ? null : { path, locale: field.localized ? here : null });
  }

  return (
    <button
      aria-controls={isOpen ? threadsId(path) : undefined}
      aria-expanded={isOpen}
      aria-label={fill(told, {
        field: field.label[desk.language],
        count: number.format(said),
        fresh: number.format(fresh),
      })}
      className="desk-comments"
      data-fresh={fresh > 0 || undefined}
      data-said={said > 0 || undefined}
      id={`${threadsId(path)}-mark`}
      onClick={toggle}
      title={texts.comments}
      type="button"
    >
      <Icon name="comment" />
      {said > 0 && <span>{number.format(said)}</span>}
    </button>
  );
}

/** Of the threads below a field. */
export function threadsId(path: string): string {
  return `desk-threads-${path.replaceAll('.', '-')}`;
}
