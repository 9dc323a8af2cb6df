import home from '@texts/home.json';
import offers from '@texts/offers.json';
import services from '@texts/services.json';
import shell from '@texts/shell.json';
import titles from '@texts/titles.json';
import ui from '@texts/ui.json';

/** The site's own English texts. */
export const messages = { home, offers, services, shell, titles, ui };

/** A text like `{count, plural, one {# minute} other {# minutes}}` with its number. */
export function counted(text: string, count: number): string {
  const [, one = '', other = ''] = text.match(/one \{(.+?)\} other \{(.+?)\}/) ?? [];
  return (count === 1 ? one : other).replace('#', String(count));
}

/** The series of a post, and which of its parts it is. */
export function seriesPart({ title, part }: { title: string; part: number }): string {
  return messages.ui.series_part.replace('{series}', title).replace('{part}', String(part));
}
