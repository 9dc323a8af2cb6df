// A plugin for oxlint: regular expressions whose time grows faster than the length of what they read. Judged by recheck.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';

/**
 * Judging all of them takes minutes, and a judgement stays true. Those that are committed spare every clone that time;
 * later ones are stored with the stamps of the builds, and the lint step, which meets every expression, writes all that
 * it met to the committed file.
 */
const committed = path.join(import.meta.dirname, 'judged-expressions.json');
const stamps = path.resolve(import.meta.dirname, '../../.stamp');
const stored = path.join(stamps, 'judged-expressions.json');
/** @type {Record<string, string>} how the time of each grows, by `/source/flags` */
const judged = { ...read(committed), ...read(stored) };
/** @type {Set<string>} */
const met = new Set();

const linear = 'linear';
/** Milliseconds, ten times what recheck takes by itself: a busy machine must not judge otherwise. */
const limits = { timeout: 120_000, seedingTimeout: 10_000, incubationTimeout: 10_000, attackTimeout: 15_000 };

const noSuperLinear = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuses expressions that a hostile text can keep busy.' },
    schema: [{ type: 'object', properties: { polynomial: { type: 'boolean' } }, additionalProperties: false }],
  },
  create(context) {
    // For expressions that read only what this repository writes: there, the square of a length is no danger.
    const { polynomial = false } = context.options[0] ?? {};
    const report = (node, source, flags) => {
      const growth = growthOf(source, flags);
      if (growth === linear || (polynomial && growth.includes('polynomial'))) return;
      context.report({
        node,
        message: `The time of this expression is not linear in the length of the text: ${growth}.`,
      });
    };
    const fromText = (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
      const [source, flags] = node.arguments.map(constantOf);
      if (source !== undefined) report(node, source, flags ?? '');
    };
    return {
      Literal(node) {
        if (node.regex) report(node, node.regex.pattern, node.regex.flags);
      },
      NewExpression: fromText,
      CallExpression: fromText,
    };
  },
};

export default { meta: { name: 'expressions' }, rules: { 'no-super-linear': noSuperLinear } };

function constantOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
  return undefined;
}

function growthOf(source, flags) {
  const key = `/${source}/${flags}`;
  met.add(key);
  judged[key] ??= judge(source, flags);
  return judged[key];
}

function judge(source, flags) {
  const { status, complexity, error } = checkSync(source, flags, limits);
  if (status === 'unknown') return `it could not be judged (${error.kind})`;
  // What recheck cannot prove it tries out, and what it then takes for a square is mostly none.
  const isGuess = status === 'vulnerable' && complexity.isFuzz && complexity.type === 'polynomial';
  const growth = status === 'safe' || isGuess ? linear : complexity.summary;
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stored, JSON.stringify({ ...read(stored), [`/${source}/${flags}`]: growth }));
  return growth;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

if (process.env.LINT_OF_ALL_FILES) {
  process.on('exit', () => {
    const sorted = Object.fromEntries([...met].sort().map((key) => [key, judged[key]]));
    const text = `${JSON.stringify(sorted, null, 2)}\n`;
    if (text !== readFileSync(committed, 'utf8')) writeFileSync(committed, text);
  });
}
