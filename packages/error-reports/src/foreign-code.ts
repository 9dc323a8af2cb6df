const schemes =
  /(?:^|[\s(@])(?:(?:chrome|moz|safari|safari-web|ms-browser|edge)-extension|webkit-masked-url|chrome|resource|user-script)(?::|$)/;

/** Whether code of an extension of the browser stands in a stack or at an address. */
export function isForeignCode(text: string): boolean {
  return schemes.test(text);
}
