/**
 * Selectors of the dark theme as they are written where no script sets its class: those that hang on `.dark` alone, hung
 * on the page itself. A class and `:root` weigh the same, so that what a rule wins over stays what it was.
 * @param selector of a rule, a list of them as well
 * @returns `null` where none hangs on the theme
 */
export function inTheDark(selector: string): string | null {
  if (/:(?:not|has)\([^)]*\.dark(?![\w-])/.test(selector))
    throw new Error(`${selector} cannot be said without scripts.`);
  const themed = listed(selector).filter((one) => isThemed.test(one));
  return themed.length > 0 ? themed.map(hungOnPage).join(',') : null;
}

const isThemed = /\.dark(?![\w-])/;

/** Of what `:is()` lists, the theme alone: the others have their colours already. */
function hungOnPage(selector: string): string {
  return selector
    .replace(/:(is|where)\(([^()]*)\)/g, (whole, name: string, list: string) =>
      isThemed.test(list)
        ? `:${name}(${listed(list)
            .filter((one) => isThemed.test(one))
            .join(',')})`
        : whole,
    )
    .replace(new RegExp(isThemed, 'g'), ':root');
}

/** Commas in parentheses belong to what they are the arguments of. */
function listed(selectors: string): string[] {
  return selectors.split(/,(?![^()]*\))/).map((one) => one.trim());
}
