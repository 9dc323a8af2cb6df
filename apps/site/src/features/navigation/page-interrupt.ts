import type { ErrorPayload, RedirectPayload } from './payload.ts';

/** Thrown by loaders to end the page with something other than a model. */
export class PageInterrupt extends Error {
  override readonly name = 'PageInterrupt';
  readonly payload: ErrorPayload | RedirectPayload;

  constructor(payload: ErrorPayload | RedirectPayload) {
    super(payload.kind);
    this.payload = payload;
  }
}
