/**
 * What stands below the first screen of a served page is drawn once the page has come alive, a piece a frame: all of it
 * in one frame holds a slow phone up for a fifth of a second. What the window reaches meanwhile browsers draw at once
 * (styles/layout.css).
 */
export function revealBelow(): void {
  const { dataset } = document.documentElement;
  const pieces = [...document.querySelectorAll<HTMLElement>('main section ~ *, .foot')];
  const revealed: HTMLElement[] = [];
  const next = () => {
    const piece = dataset.unpainted === undefined ? undefined : pieces.shift();
    if (piece) {
      piece.style.contentVisibility = 'visible';
      revealed.push(piece);
      // The task behind a frame: letters and clicks that have come in between are first.
      requestAnimationFrame(() => setTimeout(next));
      return;
    }
    delete dataset.unpainted;
    for (const { style } of revealed) style.removeProperty('content-visibility');
  };
  next();
}
