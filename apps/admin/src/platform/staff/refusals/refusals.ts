import type { FormState } from 'payload';
import { hasSameValue, pathOf, placeIn } from '../screens/form-paths.ts';

interface Refusal {
  message: string;
  /** As it was refused. */
  field: FormState[string];
}

/** How a form stands, from one rendering to the next. */
export interface FormSnapshot {
  fields: FormState;
  /** Somebody has asked for a save, which is under way. */
  processing: boolean;
  /** The last save that was asked for was refused. */
  submitted: boolean;
  /** In which the content is written. */
  language: string;
}

/**
 * The errors of a save that was refused, for as long as nobody has answered them: until another value stands in the
 * field, or another save is asked for. Payload’s form forgets them with whatever the server tells of its fields next,
 * even where it had asked before the save.
 */
export class Refusals {
  private readonly refused = new Map<string, Refusal>();
  private language = '';
  private save: PromiseWithResolvers<void> | null = null;

  /** @returns whether a save was refused just now */
  follow({ fields, language, processing, submitted }: FormSnapshot): boolean {
    if (language !== this.language) this.refused.clear();
    this.language = language;
    if (processing) {
      this.refused.clear();
      this.save ??= Promise.withResolvers();
      return false;
    }
    const isRefused = this.save !== null && submitted;
    if (isRefused) this.note(fields);
    else this.forgetAnswered(fields);
    this.end();
    return isRefused;
  }

  /** Whether errors are still to be seen. */
  get areOpen(): boolean {
    return this.refused.size > 0;
  }

  /** When no save is under way whose errors would have to be known. */
  async settled(): Promise<void> {
    await this.save?.promise;
  }

  /** The form goes: nothing waits for it. */
  end(): void {
    this.save?.resolve();
    this.save = null;
  }

  /** What the server tells of the fields, with the errors that it has told before. */
  keepIn(told: FormState): FormState {
    const state = { ...told };
    for (const [path, { message }] of this.refused) {
      const place = placeIn(told, path);
      if (place === null || !state[place]) continue;
      state[place] = { ...state[place], valid: false, errorMessage: message };
      for (const parent of parentsOf(place)) {
        const known = state[parent]?.errorPaths ?? [];
        if (state[parent] && !known.includes(place))
          state[parent] = { ...state[parent], errorPaths: [...known, place] };
      }
    }
    return state;
  }

  private note(fields: FormState): void {
    for (const [place, field] of Object.entries(fields)) {
      const path = field.valid === false && field.errorMessage ? pathOf(fields, place) : null;
      if (path !== null) this.refused.set(path, { message: field.errorMessage!, field });
    }
  }

  private forgetAnswered(fields: FormState): void {
    for (const [path, { field }] of this.refused) {
      const place = placeIn(fields, path);
      if (place === null || !hasSameValue(field, fields[place])) this.refused.delete(path);
    }
  }
}

/** The fields that a field stands in, as far as they have a state of their own. */
function parentsOf(place: string): string[] {
  const parts = place.split('.');
  return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join('.'));
}
