import type { Plugin } from 'postcss';
import { putIn, putInFiles, readTokens } from './read-tokens.ts';

/**
 * A PostCSS plugin, for Vite and for Next: puts in the tokens that have one value everywhere (colours of `palette.css`,
 * spaces and sizes of `scale.css`) and the breakpoints, also in container queries, where CSS itself knows no names.
 */
export default function designTokens(): Plugin {
  return {
    postcssPlugin: 'nasaq-design',
    Once(root, { result }) {
      const { values, media } = readTokens();
      const parent = result.opts.from;
      for (const file of putInFiles) result.messages.push({ type: 'dependency', plugin: 'nasaq-design', file, parent });
      root.walkDecls((declaration) => {
        if (declaration.value.includes('var(--')) declaration.value = putIn(declaration.value, values);
      });
      root.walkAtRules(/^(media|container)$/, (rule) => {
        rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
          const condition = media.get(name);
          if (condition === undefined) throw rule.error(`There is no breakpoint ${name} in packages/design.`);
          return condition;
        });
      });
    },
  };
}
designTokens.postcss = true;
