/** An SVG text as the source of an `img`: it comes with the script, so nothing is requested for it. */
export function pictureAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
