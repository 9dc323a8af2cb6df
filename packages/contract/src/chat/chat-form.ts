import { field, type Fields } from '../submissions/form.ts';
import { chatLimits, chatTopics } from './chat.ts';

/** What is asked before a chat begins; `text` is its first message. */
export const chatForm = {
  name: field('line', { rule: 'required' }, { rule: 'max_length', max: chatLimits.name }),
  email: field('line', { rule: 'required' }, { rule: 'email' }),
  topic: field('line', { rule: 'required' }, { rule: 'choice', choices: chatTopics }),
  text: field('text', { rule: 'required' }, { rule: 'max_length', max: chatLimits.text }),
} satisfies Fields;

/** A message of a chat; one with files may have no text. */
export const chatMessageForm = {
  text: field('text', { rule: 'max_length', max: chatLimits.text }),
} satisfies Fields;
