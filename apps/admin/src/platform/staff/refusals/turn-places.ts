import type { AfterErrorHook } from 'payload';

/**
 * Payload names a field within others by their names with a sign between them that points one way in every language, and
 * its message on the screen makes an arrow of it, against the direction of Arabic. This sign turns with the text.
 */
export const turnPlaces: AfterErrorHook = ({ result }) => {
  const errors = result?.errors?.map((error) =>
    error.name === 'ValidationError' && error.message
      ? { ...error, message: error.message.replaceAll(' > ', ' › ') }
      : error,
  );
  return errors ? { response: { ...result, errors } } : undefined;
};
