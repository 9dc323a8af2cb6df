// A plugin for oxlint: texts in Arabic stand in catalogues, beside the same text in English.

/** A word: two letters at least. A letter by itself is a sign of the writing, as in a table that folds spellings. */
const arabicWord = /[\u0621-\u064a\u0671-\u06d3]{2}/;

const arabicInCatalogues = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuses Arabic words in code; expressions that recognise words may name them.' },
    schema: [],
  },
  create(context) {
    const text = (node, value) => {
      if (arabicWord.test(value))
        context.report({ node, message: 'A text in Arabic belongs into a catalogue (docs/how-to/add-a-text.md).' });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') text(node, node.value);
      },
      TemplateElement(node) {
        text(node, node.value.raw);
      },
      JSXText(node) {
        text(node, node.value);
      },
    };
  },
};

export default { meta: { name: 'words' }, rules: { 'arabic-in-catalogues': arabicInCatalogues } };
