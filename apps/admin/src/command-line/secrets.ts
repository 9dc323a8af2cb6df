import { env } from '../env.ts';
import { forgetFormerSecrets, rotateSecret } from '../platform/secrets/rotate-secret.ts';
import { readFormer } from '../platform/secrets/secret.ts';
import { type Command, Refusal } from './command.ts';

export const rotate: Command = {
  name: 'rotate-secret',
  usage: '[--forget]',
  summary: 'Puts a new secret in the place of the one in DATA_DIR; nobody is signed out, and links in mails stay good.',
  details: [
    '--forget  ends what the former secrets still open: sessions, links in mails, recovery codes from before.',
    'Start every host anew afterwards. Where NASAQ_SECRET is set, set another one, and put this one into',
    'NASAQ_FORMER_SECRETS.',
  ],
  options: { forget: { type: 'boolean' } },
  run: async ({ options: { forget } }) => {
    if (env.secret)
      throw new Refusal(
        'NASAQ_SECRET is set: give every host another one, and put this one first into NASAQ_FORMER_SECRETS.',
      );
    if (!forget) {
      rotateSecret(env.dataDir);
      console.log('There is a new secret. Start every host anew; what the former one has signed stays good.');
      return;
    }
    const { length } = readFormer(env.dataDir);
    forgetFormerSecrets(env.dataDir);
    console.log(
      length === 0
        ? 'There is no former secret.'
        : `Forgotten: ${length}. Start every host anew; what was signed before is void then.`,
    );
  },
};
