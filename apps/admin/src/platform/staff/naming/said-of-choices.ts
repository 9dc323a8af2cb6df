import type { Locale } from '@nasaq/contract';
import { staffLabels } from '../catalogue/index.ts';
import { fill } from '../screens/screen-texts.ts';

const texts = staffLabels.choosing;

/** What react-select says while something is chosen, in English alone: where, by what one knows it, and what is said. */
const said: [at: string, written: RegExp, text: Record<Locale, string>][] = [
  ['aria-selection', /^options? (?<label>.*), selected\.$/s, texts.chosen],
  ['aria-selection', /^option (?<label>.*), deselected\.$/s, texts.takenOut],
  ['aria-selection', /^option (?<label>.*) is disabled\. Select another option\.$/s, texts.disabled],
  ['aria-selection', /^All selected options have been cleared\.$/, texts.cleared],
  ['aria-focused', /^value (?<label>.*) focused, (?<place>\d+) of (?<count>\d+)\.$/s, texts.at],
  // On devices of Apple alone: elsewhere the option itself is read.
  ['aria-focused', /^(?<label>.*) selected, (?<place>\d+) of (?<count>\d+)\.$/s, texts.atChosen],
  ['aria-focused', /^(?<label>.*) disabled, (?<place>\d+) of (?<count>\d+)\.$/s, texts.atDisabled],
  ['aria-focused', /^(?<label>.*), (?<place>\d+) of (?<count>\d+)\.$/s, texts.at],
  ['aria-results', /^(?<count>\d+) results? available\.$/, texts.results],
  ['aria-results', /^(?<count>\d+) results? available for search term (?<words>.*)\.$/s, texts.resultsFor],
  ['aria-guidance', /^Use Up and Down to choose options, /, texts.howToChoose],
  ['aria-guidance', /^Use left and right to toggle between focused values, /, texts.howToTakeOut],
  ['aria-guidance', /^(?<label>.*) is focused ,type to refine list, press Down to open the menu, /s, texts.howToSearch],
  ['aria-guidance', /^(?<label>.*) is focused , press Down to open the menu, /s, texts.howToOpen],
];

/** Says it in the language of the menus, in the text node that React keeps; the names of options stay. */
export function sayOfChoices(root: ParentNode, language: Locale): void {
  for (const { firstChild: node, id } of root.querySelectorAll('span[id^="aria-"]')) {
    const written = node?.nodeValue;
    if (!node || !written) continue;
    for (const [at, sentence, text] of said) {
      const found = id === at ? sentence.exec(written) : null;
      if (!found) continue;
      node.nodeValue = fill(text[language], found.groups ?? {});
      break;
    }
  }
}
