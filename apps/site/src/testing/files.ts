/** Files of a form as somebody chooses them; what they hold is of no matter to the page. */
export const picture = (name = 'sketch.png') => new File([new Uint8Array(64)], name, { type: 'image/png' });
export const documentOf = (bytes: number, name = 'scope.pdf') =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
