import postcss, { type Container } from 'postcss';
import { inTheDark } from '../dark.ts';

/** The rules of a stylesheet that hang on `.dark`, hung on the page itself, in the layers and conditions that they stand in. */
export function darkStyles(css: string): string {
  const root = postcss.parse(css);
  keepDark(root);
  return root.toString();
}

/** What stands inside of a rule of the theme belongs to it. */
function keepDark(container: Container): void {
  container.each((node) => {
    const selector = node.type === 'rule' ? inTheDark(node.selector) : null;
    if (node.type === 'rule' && selector !== null) node.selector = selector;
    else if (node.type !== 'rule' && node.type !== 'atrule') node.remove();
    else {
      keepDark(node);
      if (!node.nodes?.length) node.remove();
    }
  });
}
