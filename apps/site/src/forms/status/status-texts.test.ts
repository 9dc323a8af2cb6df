import { finalStates, submissionKinds, submissionStates, turnOf } from '@nasaq/contract';
import { expect, test } from 'vitest';
import arabic from '../../../../../packages/messages/src/ar/status.json' with { type: 'json' };
import english from '../../../../../packages/messages/src/en/status.json' with { type: 'json' };

type Sentences = Record<'open' | 'final', Record<string, Record<string, string>>>;

test.each([
  ['en', english, /your turn/i],
  ['ar', arabic, /الدور عليك/],
] as const)(
  '%s: each state has its sentence, which says whose turn it is where it is the sender’s',
  (_, texts, yours) => {
    const sentences = texts as unknown as Sentences;
    const states = submissionKinds.flatMap((kind) =>
      Object.keys(submissionStates[kind]).map((state) => ({ kind, state })),
    );
    expect(states.length).toBeGreaterThan(25);
    for (const { kind, state } of states) {
      const sentence = sentences[finalStates[kind].includes(state) ? 'final' : 'open'][kind]?.[state];
      expect(sentence, `${kind}.${state}`).toBeTruthy();
      expect(yours.test(sentence!), `${kind}.${state}`).toBe(turnOf(kind, state) === 'sender');
    }
  },
);
