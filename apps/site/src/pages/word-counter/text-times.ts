import type { TextCounts } from './count-text.ts';

/** Words a minute. Silent: Brysbaert 2019 (238 English, 181 Arabic). Aloud: Brysbaert 2019 (183), IReST (138). */
const pace = { silent: { latin: 238, arabic: 181 }, aloud: { latin: 183, arabic: 138 } };

/** Seconds that an adult takes to read a text silently, and to read it out. */
export function textTimes({ words, arabicWords }: Pick<TextCounts, 'words' | 'arabicWords'>) {
  const seconds = ({ latin, arabic }: { latin: number; arabic: number }) =>
    Math.round(((words - arabicWords) / latin + arabicWords / arabic) * 60);
  return { reading: seconds(pace.silent), speaking: seconds(pace.aloud) };
}
