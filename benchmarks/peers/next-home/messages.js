import home from '../../../packages/messages/src/en/home.json';
import shell from '../../../packages/messages/src/en/shell.json';
import titles from '../../../packages/messages/src/en/titles.json';
import ui from '../../../packages/messages/src/en/ui.json';

/** The site's own English texts. */
export const messages = { home, shell, titles, ui };
