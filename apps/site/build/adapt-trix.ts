import type { Plugin } from 'vite';

const bundledPurify = /\/\*! @license DOMPurify [\s\S]*?\nvar purify = createDOMPurify\(\);/;
const ownStyles = /^installDefaultCSSForTagName\("trix-(?:toolbar|editor)",.*\);$/gm;

/**
 * Trix brings a DOMPurify of its own, older than ours and 9 KB, and writes two style elements into the page, which our
 * content policy refuses: it gets an instance of ours, and its rules stand in `rich-text.css`.
 */
export function adaptTrix(): Plugin {
  return {
    name: 'nasaq:adapt-trix',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/trix\/dist\/trix\.esm\.js$/ },
      handler(code) {
        if (!bundledPurify.test(code) || code.match(ownStyles)?.length !== 2)
          this.error('Trix is not the one that this plugin knows.');
        const adapted = code
          .replace(bundledPurify, () => 'var purify = createPurify(window);')
          .replace(ownStyles, () => '');
        return { code: `import createPurify from 'dompurify';\n${adapted}`, map: null };
      },
    },
  };
}
