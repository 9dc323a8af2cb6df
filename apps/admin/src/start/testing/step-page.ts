import {
  arranged,
  type Changes,
  changesOf,
  leftToSave,
  mergeChanges,
  settled,
  unchanged,
  valueAt,
  withValueAt,
} from '../merge-step.ts';
import type { StepAnswer } from '../start-api.ts';

/** How the host answers a save of the step. */
export type Host<Form> = (changes: Changes) => Promise<{
  status: number;
  answer: StepAnswer<Form> & { error?: { fields: string[]; now: Form } };
}>;

/** A page of the assistant with one step, as `use-start-form.ts` has it, without a browser. */
export function openStepPage<Form extends object>(read: () => Promise<Form>, host: Host<Form>) {
  let stored!: Form;
  let changes: Changes = unchanged;
  const merged = () => mergeChanges(changes, stored);

  return {
    /** As a browser loads it anew: what is kept is what it has kept. */
    async load(): Promise<void> {
      stored = await read();
      changes = settled(JSON.parse(JSON.stringify(changes)) as Changes, stored);
    },
    form: () => merged().form,
    disputes: () => merged().disputes.toSorted(),
    edit(edited: (form: Form) => Form): void {
      const { form, standsOn } = merged();
      changes = settled(changesOf(standsOn, edited(form)), stored);
    },
    /** The fields that were refused, in the order of their paths; none where it was saved. */
    async save(): Promise<string[]> {
      const sent = { changes, form: merged().form };
      const { answer, status } = await host(JSON.parse(JSON.stringify(changes)) as Changes);
      if (status !== 200) {
        stored = arranged(answer.error!.now, stored);
        changes = settled(changes, stored);
        return answer.error!.fields.toSorted();
      }
      stored = arranged(answer.now, sent.form);
      changes = leftToSave(sent, sent.form, stored);
      return [];
    },
    decide(path: string, side: 'mine' | 'theirs'): void {
      const { form, standsOn } = merged();
      const theirs = valueAt(stored, path);
      changes = changesOf(
        withValueAt(standsOn, path, theirs),
        side === 'mine' ? form : withValueAt(form, path, theirs),
      );
    },
  };
}
