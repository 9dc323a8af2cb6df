import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';

/**
 * A collection that has nothing under an id which is no number of a row: Payload hands it to the database as it came, and
 * answers for what the database says of it with an error of the host.
 */
export function withNumericIds(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [] } = collection.hooks ?? {};
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [lookForNumbers, ...beforeOperation] } };
}

/** The largest of the column. */
const largest = 2 ** 31 - 1;
/** No row has it: whoever asks for it is answered as for any other that is gone. (Of nought Payload says that it is missing.) */
const nobody = -1;

const lookForNumbers: CollectionBeforeOperationHook = ({ args }) => {
  const { id } = args as { id?: unknown };
  if (id === undefined || isNumberOfRow(id)) return args;
  return { ...args, id: nobody };
};

function isNumberOfRow(id: unknown): boolean {
  if (typeof id === 'string' && !/^\d+$/u.test(id)) return false;
  const number = Number(id);
  return Number.isInteger(number) && number > 0 && number <= largest;
}
