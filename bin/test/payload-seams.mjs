// A plugin for oxlint: where the admin host may lean on Payload's inside, and what every call of its Local API says.

/** How a name of Payload's adapter is reached: `payload.db.sessions`, `const { sessions } = payload.db`, `payload.db as …`. */
const adapterParts = new Set(['drizzle', 'pool', 'schema', 'sessions', 'tables', 'tableNameMap']);
const transactionMethods = new Set(['beginTransaction', 'commitTransaction', 'rollbackTransaction']);
const drivers = /^(?:pg|drizzle-orm|@payloadcms\/drizzle|@payloadcms\/db-postgres)(?:\/|$)/;
/** The one thing of Payload's adapter that its configuration needs. */
const configured = 'postgresAdapter';
const statements = [
  [/\bpg_(?:try_)?advisory_/, 'an advisory lock'],
  [/^\s*(?:UN)?LISTEN\b/, 'LISTEN'],
  [/^\s*(?:BEGIN|COMMIT|ROLLBACK|SAVEPOINT|START TRANSACTION)\b/, 'a transaction'],
];

const databaseSeam = {
  meta: {
    type: 'problem',
    docs: {
      description: 'Only platform/database reaches into Payload’s adapter, or writes locks, LISTEN and transactions.',
    },
    schema: [],
  },
  create(context) {
    const report = (node, what) =>
      context.report({ node, message: `${what} belongs into apps/admin/src/platform/database.` });
    const source = (node) => {
      const name = node.source?.value;
      if (typeof name !== 'string' || !drivers.test(name)) return;
      const specifiers = node.specifiers ?? [];
      if (name === '@payloadcms/db-postgres' && specifiers.length > 0 && specifiers.every(isConfigured)) return;
      report(node, `The driver ${name}`);
    };
    const text = (node, value) => {
      for (const [pattern, what] of statements) if (pattern.test(value)) report(node, `Writing ${what}`);
    };
    const member = (node, object, name) => {
      if (transactionMethods.has(name)) report(node, `Payload’s ${name}`);
      else if (adapterParts.has(name) && isAdapter(object)) report(node, `The adapter’s ${name}`);
    };
    return {
      ImportDeclaration: source,
      ExportNamedDeclaration: source,
      ExportAllDeclaration: source,
      ImportExpression: source,
      TSImportType: source,
      TSAsExpression(node) {
        if (isAdapter(node.expression)) report(node, 'Reading the adapter as something else');
      },
      MemberExpression(node) {
        member(node, node.object, nameOf(node.property));
      },
      VariableDeclarator(node) {
        if (node.id.type !== 'ObjectPattern' || !node.init) return;
        for (const property of node.id.properties) member(property, node.init, nameOf(property.key));
      },
      Literal(node) {
        if (typeof node.value === 'string') text(node, node.value);
      },
      TemplateElement(node) {
        text(node, node.value.raw);
      },
    };
  },
};

/** What each operation of the Local API is asked: whose rights count, and how deep relations are read. */
const rights = ['overrideAccess'];
const both = ['overrideAccess', 'depth'];
const operations = new Map([
  ...['count', 'countVersions', 'countGlobalVersions', 'forgotPassword', 'resetPassword', 'unlock'].map((name) => [
    name,
    rights,
  ]),
  ...['create', 'delete', 'duplicate', 'find', 'findByID', 'findDistinct', 'findGlobal', 'login'].map((name) => [
    name,
    both,
  ]),
  ...['findGlobalVersionByID', 'findGlobalVersions', 'findVersionByID', 'findVersions'].map((name) => [name, both]),
  ...['restoreGlobalVersion', 'restoreVersion', 'update', 'updateGlobal'].map((name) => [name, both]),
]);

const explicitCalls = {
  meta: {
    type: 'problem',
    docs: {
      description: 'Calls of Payload’s Local API say whose rights count and how deep they read: the defaults change.',
    },
    schema: [],
  },
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || nameOf(callee.object.property ?? callee.object) !== 'payload') return;
        const asked = operations.get(nameOf(callee.property));
        const [options] = node.arguments;
        if (!asked) return;
        const written = new Set(
          options?.type === 'ObjectExpression' ? options.properties.map(({ key }) => nameOf(key)) : [],
        );
        const missing = asked.filter((name) => !written.has(name));
        if (missing.length > 0)
          context.report({ node, message: `Write ${missing.join(' and ')} into this call of Payload’s Local API.` });
      },
    };
  },
};

export default {
  meta: { name: 'payload' },
  rules: { 'database-seam': databaseSeam, 'explicit-calls': explicitCalls },
};

function isConfigured(specifier) {
  return specifier.type === 'ImportSpecifier' && nameOf(specifier.imported) === configured;
}

/** `payload.db`, and a `db` that was taken out of it, through whatever assertions. */
function isAdapter(node) {
  if (node.type === 'MemberExpression') return nameOf(node.property) === 'db';
  if (node.type === 'TSAsExpression' || node.type === 'TSNonNullExpression') return isAdapter(node.expression);
  return node.type === 'Identifier' && node.name === 'db';
}

function nameOf(node) {
  if (node?.type === 'Identifier') return node.name;
  return node?.type === 'Literal' ? String(node.value) : undefined;
}
