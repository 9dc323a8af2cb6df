type Asked = Record<string, string | string[] | undefined> | undefined;

/**
 * Where whoever is not signed in comes in first, with the way back to what they asked for: a text, a tab and a filter stand
 * in its query.
 * @param address of the screen, without its query
 */
export function signInAddress(adminRoute: string, address: string, asked: Asked): string {
  const pairs = Object.entries(asked ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, one]),
  );
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  return `${adminRoute}/login?${new URLSearchParams({ redirect: address + query })}`;
}
