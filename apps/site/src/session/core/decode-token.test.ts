import { expect, test } from 'vitest';
import { jwt } from './testing/open-auth.ts';
import { decodeToken, InvalidTokenError } from './token.ts';

test('the claims are read, in any script, with or without the type before them', () => {
  const claims = { sub: '7', name: 'ليلى' };
  expect(decodeToken(jwt(claims))).toEqual(claims);
  expect(decodeToken(`Bearer ${jwt(claims)}`)).toEqual(claims);
});

const encoded = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  [42, /^Invalid token specified: must be a string$/],
  [null, /^Invalid token specified: must be a string$/],
  ['', /^Invalid token specified: missing part #2$/],
  ['opaque', /^Invalid token specified: missing part #2$/],
  ['a.%%%.c', /^Invalid token specified: invalid base64 for part #2 \(.+\)$/],
  [`a.${encoded('{"exp":')}.c`, /^Invalid token specified: invalid json for part #2 \(.+\)$/],
])('%j is no token', (token, message) => {
  expect(() => decodeToken(token)).toThrow(message);
  expect(() => decodeToken(token)).toThrow(InvalidTokenError);
});
