/** Several words in one field: a line for each on its form, and words in a list, where Payload shows their JSON. */
export const severalWords = {
  Cell: '/platform/staff/fields/words-cell.tsx#WordsCell',
  Field: '/platform/staff/fields/words-field.tsx#WordsField',
};
