import type { PayloadRequest } from 'payload';

/**
 * A request for an inner operation of a hook: same transaction, user and language of messages. Payload writes `locale`
 * into the request that it is given, so that passing the hook's own would change the language of what is being saved.
 */
export function innerRequest(req: PayloadRequest): Partial<PayloadRequest> {
  const { transactionID, user, i18n, t } = req;
  return { ...(transactionID === undefined ? {} : { transactionID }), user, i18n, t, context: {} };
}

/** In the `context` of a save: the form or desk that it comes from. */
export const savingForm = 'savingForm';

/** In the `context` of an inner save: the form whose save it completes, as its text in the other language. */
export const inNameOf = 'inNameOf';
