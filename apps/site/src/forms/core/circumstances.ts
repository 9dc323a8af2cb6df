import { lastError } from '../../errors/last-error.ts';

/** What a report tells beside what its sender writes; the page says so. */
export function circumstances(errorId: string): Record<string, string> {
  const error = lastError();
  return {
    browser: navigator.userAgent.slice(0, 400),
    window_size: `${innerWidth} × ${innerHeight}, ${devicePixelRatio}×`,
    languages: navigator.languages.join(', ').slice(0, 200),
    local_time: new Date().toString().slice(0, 120),
    error_text: error && error.id === errorId ? error.text : '',
  };
}
