/** Nodes of a rich text as the editor of the CMS stores them, for tests of what is made of them. */
export function body(...children: object[]) {
  return { root: { ...element, type: 'root', children } };
}

export function words(text: string, format = 0) {
  const inside = { type: 'text', text, detail: 0, format, mode: 'normal', style: '', version: 1 };
  return { ...element, type: 'paragraph', children: [inside] as object[] };
}

export function list(children: object[]) {
  return { ...element, type: 'list', listType: 'bullet', tag: 'ul', start: 1, children };
}

export function table(...rows: object[][]) {
  return { ...element, type: 'table', children: rows.map((children) => ({ ...element, type: 'tablerow', children })) };
}

/** @param headerState 1 heads its column, 2 its row */
export function cell(headerState: number, text: string) {
  return {
    ...element,
    type: 'tablecell',
    headerState,
    colSpan: 1,
    rowSpan: 1,
    backgroundColor: null,
    children: [words(text) as object],
  };
}

/** A part between paragraphs. */
export function block(blockType: string, fields: object) {
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: { id: `id-${blockType}`, blockName: '', blockType, ...fields },
  };
}

export function note(text: string) {
  return { type: 'inlineBlock', version: 1, fields: { id: 'note', blockName: '', blockType: 'footnote', text } };
}

const element = { direction: null, format: '', indent: 0, version: 1 } as const;
