/**
 * The lines that a work's pattern grew from lie beside the drawing, under a name of their own. They are asked for when a
 * cover is pointed at or has the focus for the first time; styles lay them over its fills.
 */
function addLines({ target }: Event): void {
  const cover = (target as Element).closest?.('.work')?.querySelector<HTMLElement>('.pattern');
  const drawing = [...(cover?.children ?? [])].find((image) => image.checkVisibility());
  const source = drawing?.getAttribute('src');
  if (cover && source) cover.style.setProperty('--lines', `url("${source.replace('.svg', '.lines.svg')}")`);
}

addEventListener('pointerover', addLines, { passive: true });
addEventListener('focusin', addLines);
