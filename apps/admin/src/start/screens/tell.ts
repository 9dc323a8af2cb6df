import type { StartAnswer, StartForms, WaitingScreen } from '../start-api.ts';

/** Why a call was refused, in the language of the menus. */
export interface Refusal<Form = unknown> {
  error: string;
  isDispute: boolean;
  fields: readonly string[];
  said: Readonly<Record<string, string>>;
  /** Of disputes, who has written the other. */
  by: Readonly<Record<string, string>>;
  /** What is stored, where the step of a form was refused. */
  now?: Form;
  screen?: WaitingScreen;
}

/** What a call came to. */
type Told<Answer, Form> = { answer: Answer; refusal: null } | { answer: null; refusal: Refusal<Form> };

/** @param unreachable what is said where nobody answers */
export async function tell<Name extends keyof StartForms, Answer = StartAnswer, Form = unknown>(
  name: Name,
  body: StartForms[Name],
  unreachable: string,
): Promise<Told<Answer, Form>> {
  const answer = await fetch(`/api/start/${name}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  const told = (await answer?.json().catch(() => null)) as
    | (Answer & { error?: Partial<Refusal<Form>> & { code?: string; message?: string } })
    | null
    | undefined;
  if (answer?.ok && told) return { answer: told, refusal: null };
  const { by = {}, code, fields = [], message = unreachable, now, said = {}, screen } = told?.error ?? {};
  return {
    answer: null,
    refusal: {
      error: message,
      isDispute: code === 'both_changed',
      fields,
      said,
      by,
      ...(now && { now }),
      ...(screen && { screen }),
    },
  };
}
