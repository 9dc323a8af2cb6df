import {
  chatLimits,
  chatMessageForm,
  failuresOf,
  formSchema,
  type ChatMessageRequest,
  type Failure,
  type Locale,
} from '@nasaq/contract';
import { phonePlans } from '../platform/http/phone.ts';
import { refuseValues } from '../platform/http/body.ts';

const schema = formSchema(chatMessageForm, phonePlans);

/**
 * A message as it is stored: text as its writer meant it, controls left out.
 * @throws {ApiError} `invalid` for one that says nothing, or too much
 */
export function readMessage(
  { clientId, files = [], text }: ChatMessageRequest,
  locale: Locale,
): Required<ChatMessageRequest> {
  const failures: Failure[] = failuresOf(schema, { text });
  const clean = schema.parse({ text: failures.length > 0 ? '' : text }).text;
  if (failures.length === 0 && clean === '' && files.length === 0) failures.push({ field: 'text', rule: 'required' });
  if (files.length > chatLimits.filesPerMessage)
    failures.push({ field: 'files', rule: 'files', max: chatLimits.filesPerMessage });
  if (failures.length > 0) throw refuseValues(failures, chatMessageForm, locale);
  return { clientId: clientId.toLowerCase(), text: clean, files };
}
