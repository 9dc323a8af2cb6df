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
      // The inline script stands in the head; React takes it from there.
      const theme = 'code' in assets.theme ? { code: '' } : assets.theme;
      const data: Hydration = { assets: { ...assets, theme }, root, payload };
      let json = JSON.stringify(data);
      for (const [html, id] of elements) json = withoutHtml(json, html, id);
      return json.replaceAll('<', '\\u003c');
    },
  };
}

/** Found in the text, because to look at each value of the data would take longer than to write them all. */
function withoutHtml(json: string, html: string, id: string): string {
  const written = JSON.stringify(html);
  const instead = JSON.stringify({ $html: id } satisfies ShownHtml);
  // After a backslash it is the end of a longer text, which ends as this one does.
  return json.replaceAll(written, (found, at: number) => (json[at - 1] === '\\' ? found : instead));
}
