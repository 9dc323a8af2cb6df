import { expect, test } from 'vitest';
import { fileHeaders, securityHeaders } from './security-headers.ts';

const inline = { scripts: [], styles: [] };
const of = (SITE_URL: string) => securityHeaders({ SITE_URL, NODE_ENV: 'production' }, { previewOrigin: null }, inline);

test.each(['text/html; charset=utf-8', 'text/javascript; charset=utf-8', 'application/json', 'text/plain', ''])(
  'an answer of the type “%s” has all headers of a page',
  (type) => {
    expect(fileHeaders(type, of('http://localhost'))).toBeNull();
  },
);

test.each(['font/woff2', 'image/png', 'text/css; charset=utf-8'])('%s is told what it is, and no more', (type) => {
  expect(fileHeaders(type, of('http://localhost'))).toEqual({ 'X-Content-Type-Options': 'nosniff' });
  expect(fileHeaders(type, of('https://site.example'))).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});

test('a drawing that is opened by itself runs and loads nothing', () => {
  const { 'Content-Security-Policy': policy } = fileHeaders('image/svg+xml; charset=utf-8', of('http://localhost'))!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
});
