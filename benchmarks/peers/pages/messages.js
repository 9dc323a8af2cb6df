import home from '../../../packages/messages/src/en/home.json' with { type: 'json' };
import offers from '../../../packages/messages/src/en/offers.json' with { type: 'json' };
import services from '../../../packages/messages/src/en/services.json' with { type: 'json' };
import shell from '../../../packages/messages/src/en/shell.json' with { type: 'json' };
import titles from '../../../packages/messages/src/en/titles.json' with { type: 'json' };
import ui from '../../../packages/messages/src/en/ui.json' with { type: 'json' };

/** The site's own English texts. */
export const messages = { home, offers, services, shell, titles, ui };

/** A text with a plural; the pages use no other values. */
export function counted(message, count) {
  const [, one, other] = message.match(/one \{(.+?)\} other \{(.+?)\}/);
  return (count === 1 ? one : other).replace('#', count);
}

/** The series of a post, and which of its parts it is. */
export function seriesPart({ title, part }) {
  return messages.ui.series_part.replace('{series}', title).replace('{part}', String(part));
}
