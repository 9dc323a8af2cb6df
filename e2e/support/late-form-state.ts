import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { gate } from './gate.ts';

/** The next answer about the fields of a form, which comes when it is let through. */
export interface LateAnswer {
  /** The form has asked. */
  asked: Promise<void>;
  /** Lets the answer through. */
  comes(): void;
  /** Lets the answer through; something is written elsewhere until the form has taken it in, and asks anew. */
  arrive(elsewhere: Locator): Promise<void>;
}

/**
 * Holds back what a form of the CMS asks next, while somebody writes. A form asks one thing after the other: with its
 * next request, it has taken in the answer before.
 */
export async function holdFormState(page: Page): Promise<LateAnswer> {
  const [asking, coming] = [gate(), gate()];
  let isHeld = false;
  await page.route('**/admin/**', async (route, request) => {
    if (isHeld || !isFormState(request)) return route.fallback();
    isHeld = true;
    asking.open();
    const response = await route.fetch();
    await coming.opened;
    await route.fulfill({ response });
  });
  return {
    asked: asking.opened,
    comes: () => coming.open(),
    async arrive(elsewhere) {
      let asksAnew = false;
      void page.waitForRequest(isFormState).then(() => (asksAnew = true));
      coming.open();
      await elsewhere.press('End');
      await expect
        .poll(async () => {
          if (!asksAnew) await elsewhere.pressSequentially('x');
          return asksAnew;
        })
        .toBe(true);
    },
  };
}

/** Whether a form of the CMS asks with it what the server says of its fields. */
function isFormState(request: Request): boolean {
  return Boolean(request.headers()['next-action']) && (request.postData() ?? '').includes('"form-state"');
}
