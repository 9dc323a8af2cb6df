import type { Answer } from '../../testing/screens/fake-host.ts';
import { type Changes, mergeChanges } from '../merge-step.ts';
import type { Step, StepForms, WaitingScreen } from '../start-api.ts';
import { everythingToDo, sahel } from './start-props.ts';

/** The host behind the assistant, without a database: `stored` is what any administrator has saved. */
export class StartHost {
  stored: StepForms = structuredClone(sahel);
  /** What the next save is refused for: its fields, with what is said of them. */
  refuses: Record<string, string> = {};
  /** What the answer to a save tells of the way to a launch. */
  steps: readonly Step[] = everythingToDo;
  /** Where a draft waits that the next save would publish, too. */
  waits: WaitingScreen | null = null;
  /** Settled before the next save is answered. */
  answers: Promise<void> = Promise.resolve();

  readonly answer: Answer = async ({ body, path }) => {
    const name = path.slice('/api/start/'.length) as keyof StepForms;
    if (!(name in this.stored)) return undefined;
    await this.answers;
    const found = this.stored[name];
    const { disputes, form } = mergeChanges(body as Changes, found);
    if (disputes.length > 0) {
      const by = Object.fromEntries(disputes.map((path) => [path, 'Omar']));
      return refused(409, { code: 'both_changed', fields: disputes, by, now: found });
    }
    if (this.waits) return refused(409, { code: 'state_changed', fields: [], screen: this.waits, now: found });
    const said = this.refuses;
    this.refuses = {};
    const fields = Object.keys(said);
    if (fields.length > 0) return refused(422, { code: 'invalid', fields, said, now: found });
    this.stored = { ...this.stored, [name]: form };
    return { found, now: form, steps: this.steps };
  };
}

function refused(
  status: number,
  error: { code: string; fields: string[]; said?: object; by?: object; screen?: object; now: object },
): Response {
  return Response.json({ error: { message: error.code, ...error } }, { status });
}
