import type { Plugin } from 'postcss';
import { quickenSelectors } from './quick-selectors.ts';
import { putIn, putInFiles, readTokens } from './read-tokens.ts';

export { darkStyles } from './dark-styles.ts';

/**
 * A PostCSS plugin, for Vite and for Next: puts in the tokens that have one value everywhere (colours of `palette.css`,
 * spaces and sizes of `scale.css`) and the breakpoints, also in container queries, where CSS itself knows no names. Selectors that make
 * every key slow are written otherwise (`quick-selectors.ts`).
 */
export default function designTokens(): Plugin {
  return {
    postcssPlugin: 'nasaq-design',
    Once(root, { result }) {
      const { values, media } = readTokens();
      const parent = result.opts.from;
      for (const file of putInFiles) result.messages.push({ type: 'dependency', plugin: 'nasaq-design', file, parent });
      quickenSelectors(root);
      root.walkDecls((declaration) => {
        if (declaration.value.includes('var(--')) declaration.value = putIn(declaration.value, values);
      });
      root.walkAtRules(/^(media|container)$/, (rule) => {
        rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
          const condition = media.get(name);
          if (condition === undefined) throw rule.error(`There is no breakpoint ${name} in packages/design.`);
          return rule.name === 'container' ? inPixels(condition) : condition;
        });
      });
    },
  };
}
designTokens.postcss = true;

/**
 * A rem of a media query is the reader's own size of letters, that of a container query the size on the page's root,
 * which the staff's screens set to less: there a breakpoint would come too early.
 */
function inPixels(condition: string): string {
  return condition.replace(/([\d.]+)rem/g, (_, rems: string) => `${Math.round(Number(rems) * 1600) / 100}px`);
}
