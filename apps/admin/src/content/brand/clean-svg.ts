import sanitizeHtml from 'sanitize-html';

/** Why a drawing is refused. */
export type SvgFault = 'scripts' | 'foreign' | 'unreadable';

const scripts = /<script|\son[a-z]+\s*=|javascript:|<foreignObject|<iframe|<handler/i;
/** What would be fetched from elsewhere, or read from a file: addresses that are neither within the drawing nor in it. */
const foreign =
  /(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp);base64,)|url\(\s*["']?(?!#|["']?#)|@import|<!ENTITY|<\?xml-stylesheet/i;

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'image', 'use'];
const structure = ['svg', 'g', 'defs', 'symbol', 'title', 'desc', 'style', 'clipPath', 'mask', 'pattern', 'marker'];
const paints = ['linearGradient', 'radialGradient', 'stop', 'filter', 'feGaussianBlur', 'feOffset', 'feBlend'];
const filters = ['feFlood', 'feComposite', 'feMerge', 'feMergeNode', 'feColorMatrix'];

/**
 * A drawing that may stand in pages and be drawn by the server: no scripts, nothing from elsewhere. One that has such
 * things is refused, not mended: what is left of it might not be what its owner has drawn. Notes of drawing programs go.
 */
export function cleanSvg(text: string): { svg: string } | { fault: SvgFault } {
  if (!/<svg[\s>]/.test(text) || text.includes('\0')) return { fault: 'unreadable' };
  // Whatever is hidden in references of characters is looked at as it would be read.
  const read = text.replaceAll(/&#x?[\da-f]+;?/gi, '');
  if (scripts.test(text) || scripts.test(read)) return { fault: 'scripts' };
  if (foreign.test(text)) return { fault: 'foreign' };
  const svg = sanitizeHtml(text, {
    allowedTags: [...structure, ...shapes, ...paints, ...filters],
    allowedAttributes: false,
    allowedSchemes: ['data'],
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  });
  return svg.includes('<svg') ? { svg: svg.trim() } : { fault: 'unreadable' };
}
