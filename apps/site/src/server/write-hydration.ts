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
      const told = elements.size > 0 ? withoutHtml(payload, elements) : payload;
      const json = `${shared},${JSON.stringify(others).slice(1)},"payload":${JSON.stringify(told)}}`;
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

/** The inline script and styles stand in the head; React takes them from there, and looks into no noscript element. */
function assetsText(assets: Hydration['assets']): string {
  const { darkStyles: _, pageStyle, ...others } = assets;
  return textOf(assets, {
    ...others,
    ...('code' in assets.theme && { theme: { code: '' } }),
    ...(pageStyle && { pageStyle: { code: '', files: pageStyle.files } }),
  });
}

/**
 * The data with HTML that stands in an element as that element's id. Only what leads there is copied: most of the data are
 * answers that other pages are made from, too.
 */
function withoutHtml(value: unknown, elements: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    const id = value.length >= worthwhile ? elements.get(value) : undefined;
    return id === undefined ? value : ({ $html: id } satisfies ShownHtml);
  }
  if (typeof value !== 'object' || value === null) return value;
  let copy: Record<string, unknown> | unknown[] | undefined;
  for (const [name, member] of Object.entries(value) as [string, unknown][]) {
    const told = withoutHtml(member, elements);
    if (told === member) continue;
    copy ??= Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    (copy as Record<string, unknown>)[name] = told;
  }
  return copy ?? value;
}
