import type { Hydration, HydrationWriter, ShownHtml } from '../router/hydration.tsx';

/** Shorter HTML costs less than to look for it. */
const worthwhile = 200;

/** Writes the data of one page as JSON that cannot end the script element that holds it. */
export function hydrationWriter({ assets, root, payload }: Hydration): HydrationWriter {
  const elements = new Map<string, string>();

  return {
    shown(id, html) {
      if (html.length >= worthwhile) elements.set(html, id);
    },
    write() {
      const { siteData, ...others } = root;
      const shared = `{"assets":${assetsText(assets)},"root":{"siteData":${textOf(siteData)}`;
      let json = `${shared},${JSON.stringify(others).slice(1)},"payload":${JSON.stringify(payload)}}`;
      for (const [html, id] of elements) json = withoutHtml(json, html, id);
      return json.replaceAll('<', '\\u003c');
    },
  };
}

const texts = new WeakMap<object, string>();

/** What many pages hold is written once. */
function textOf(value: object, written = value): string {
  const known = texts.get(value) ?? JSON.stringify(written);
  texts.set(value, known);
  return known;
}

/** The inline script stands in the head; React takes it from there, and looks into no noscript element. */
function assetsText(assets: Hydration['assets']): string {
  const { darkStyles: _, ...others } = assets;
  return textOf(assets, 'code' in assets.theme ? { ...others, theme: { code: '' } } : others);
}

/** Found in the text, because to look at each value of the data would take longer than to write them all. */
function withoutHtml(json: string, html: string, id: string): string {
  const written = JSON.stringify(html);
  const instead = JSON.stringify({ $html: id } satisfies ShownHtml);
  // After a backslash it is the end of a longer text, which ends as this one does.
  return json.replaceAll(written, (found, at: number) => (json[at - 1] === '\\' ? found : instead));
}
