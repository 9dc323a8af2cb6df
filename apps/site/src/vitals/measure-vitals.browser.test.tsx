import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureVitals } from './measure-vitals.ts';

let sent: [string, Record<string, unknown>][];
beforeEach(() => {
  sent = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    sent.push([String(url), JSON.parse(body as string) as Record<string, unknown>]);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the reader leaves → the figures are told once, to the site itself, with nothing but page and width', () => {
  measureVitals();
  hide();
  hide();
  expect(sent).toHaveLength(1);
  const [[url, report]] = sent as [[string, Record<string, unknown>]];
  expect(url).toBe('/_vitals');
  expect(report).toMatchObject({
    path: window.location.pathname,
    device: expect.stringMatching(/phone|tablet|desktop/),
  });
  expect(Object.keys(report).filter((name) => !['path', 'device', 'ttfb', 'lcp', 'inp', 'cls'].includes(name))).toEqual(
    [],
  );
  expect(report['cls']).toBeGreaterThanOrEqual(0);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('%s → nothing is measured', (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  measureVitals();
  hide();
  Reflect.deleteProperty(navigator, name);
  expect(sent).toEqual([]);
});
