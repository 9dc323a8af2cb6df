import type { FormState } from 'payload';
import { hasSameValues } from '../screens/form-paths.ts';

/** In milliseconds: as long as Payload’s form waits for more to be typed before it asks. */
const pause = 250;

/**
 * Asks about what stands in a form, and anew if something else stands there when the answer comes. Payload’s form takes
 * all that it holds for asked as soon as it is answered: of what was typed after it had asked, and not long enough ago to
 * be asked by itself, it would never hear.
 * @param fields as they stand now; `null` once the form is gone
 * @returns the answer to what stands in the form
 */
export async function askUntilStill<T>(
  fields: () => FormState | null,
  ask: (fields: FormState) => Promise<T>,
): Promise<T> {
  let asked = fields() ?? {};
  for (;;) {
    const answer = await ask(asked);
    const now = fields();
    if (now === null || hasSameValues(asked, now)) return answer;
    const still = await stillFields(now, fields);
    if (still === null) return answer;
    asked = still;
  }
}

/** What stands in the form when nothing has been typed for a while. */
async function stillFields(typed: FormState, fields: () => FormState | null): Promise<FormState | null> {
  for (let before = typed; ;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const now = fields();
    if (now === null || hasSameValues(before, now)) return now;
    before = now;
  }
}
