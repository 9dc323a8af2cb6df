import type { Hydration, HydrationWriter, ShownHtml } from '../features/navigation/hydration.ts';

/** Shorter HTML costs less than to look for it. */
const worthwhile = 200;

/** Writes the data of one page as JSON that cannot end the script element that holds it. */
export function hydrationWriter({ assets, loaderData }: Hydration): HydrationWriter {
  const elements = new Map<string, string>();

  function leaveOut(_: string, value: unknown): unknown {
    const id = typeof value === 'string' ? elements.get(value) : undefined;
    return id === undefined ? value : ({ $html: id } satisfies ShownHtml);
  }

  return {
    shown(id, html) {
      if (html.length >= worthwhile) elements.set(html, id);
    },
    write() {
      // The inline script stands in the head; React takes it from there.
      const theme = 'code' in assets.theme ? { code: '' } : assets.theme;
      const data: Hydration = { assets: { ...assets, theme }, loaderData };
      return JSON.stringify(data, elements.size > 0 ? leaveOut : undefined).replaceAll('<', '\\u003c');
    },
  };
}
