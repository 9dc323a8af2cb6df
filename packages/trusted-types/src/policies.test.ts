import { afterEach, expect, test, vi } from 'vitest';
import { directives, openPolicies } from './policies.ts';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | undefined>;

/** A page's own factory, which says what the rules of each policy make of a text. */
function pageWithTypes() {
  const rules: Record<string, Rules> = {};
  const createPolicy = (name: string, own: Rules) => {
    if (rules[name]) throw new TypeError(`A policy "${name}" is open.`);
    rules[name] = own;
    return { createHTML: (html: string) => ({ of: name, html }), createScriptURL: own.createScriptURL };
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', { href: 'https://www.nasaq.example/ar/blog', origin: 'https://www.nasaq.example' });
  return { rules, policies: openPolicies('/assets/') };
}

afterEach(() => vi.unstubAllGlobals());

test('text that nobody has passed becomes no elements; what makes none, and how React makes a script, stay', () => {
  const { rules } = pageWithTypes();
  const { createHTML } = rules.default!;
  expect(createHTML('<b>of whoever</b>')).toBeUndefined();
  expect(createHTML('<script>alert(1)</script>')).toBeUndefined();
  for (const harmless of ['', '.modal { top: 0; }', '<script></script>']) expect(createHTML(harmless)).toBe(harmless);
});

test('what libraries hand to the browser is what a sanitiser leaves of it', () => {
  const { policies, rules } = pageWithTypes();
  policies.sanitizeTextOfLibraries((html) => html.replaceAll(/<script.*?<\/script>/g, ''));
  expect(rules.default!.createHTML('<b>bold</b><script>alert(1)</script>')).toBe('<b>bold</b>');
});

test.each([
  ['/assets/measure.js', true],
  ['https://www.nasaq.example/assets/measure.js', true],
  ['https://elsewhere.example/assets/measure.js', false],
  ['//elsewhere.example/assets/measure.js', false],
  ['/api/v1/uploads/a-letter.js', false],
  ['/assets/../media/a-picture.svg', false],
  ['data:text/javascript,alert(1)', false],
])('a script at %s → %s', (address, isScript) => {
  const { rules } = pageWithTypes();
  expect(rules.default!.createScriptURL(address)).toBe(isScript ? address : undefined);
});

test('what we say ourselves carries the mark of our policy, and is the text itself where there are no such types', () => {
  const { policies } = pageWithTypes();
  expect(policies.trusted('<p>ours</p>')).toEqual({ of: 'own', html: '<p>ours</p>' });
  vi.unstubAllGlobals();
  expect(openPolicies('/').trusted('<p>ours</p>')).toBe('<p>ours</p>');
});

test('a page says which policies may be open in it', () => {
  expect(directives('page')).toEqual(["require-trusted-types-for 'script'", 'trusted-types own default page']);
});
