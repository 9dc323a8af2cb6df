import type { Validate } from 'payload';
import { staffLabels } from '../catalogue/index.ts';
import { interfaceLanguage } from '../interface-language.ts';
import { inEachField } from './each-field.ts';

/**
 * A collection or a global whose fields say in the reader's language that they could not be checked as one types, as where
 * the database does not answer: Payload has an English sentence for that, with the path of the field. A save fails as
 * ever.
 */
export function withToldFailures<Entity extends object>(entity: Entity): Entity {
  return inEachField(entity, (field) => {
    const { validate } = field as { validate?: unknown };
    return typeof validate === 'function' ? { validate: telling(validate as Validate) } : {};
  });
}

function telling(validate: Validate): Validate {
  return async (value, options) => {
    try {
      return await validate(value, options);
    } catch (error) {
      if (options.event !== 'onChange') throw error;
      options.req.payload.logger.error({ err: error, msg: 'A field could not be checked.' });
      return staffLabels.notChecked[interfaceLanguage(options.req.i18n)];
    }
  };
}
