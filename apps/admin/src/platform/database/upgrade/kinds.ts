/**
 * Two kinds of steps. One that expands makes room for a release before any host of it runs, while those of the release
 * before go on. One that contracts takes away what no release needs any more, once no such host is left; its name says so:
 * `20261201_090000_contract_old_gallery`.
 */
export function isContract(name: string): boolean {
  return /^\d{8}_\d{6}_contract_/.test(name);
}

/** What takes something away from hosts of the release before, or refuses what they write. */
const narrowing: [RegExp, string][] = [
  [/\bDROP\s+(?!NOT\s+NULL\b)/i, 'drops'],
  [/\bRENAME\b/i, 'renames'],
  [/\bSET\s+DATA\s+TYPE\b|\bALTER\s+COLUMN\s+\S+\s+TYPE\b/i, 'changes a type'],
  [/\bSET\s+NOT\s+NULL\b/i, 'asks for a value'],
  [
    /\bADD\s+COLUMN\b(?![^;]*\b(?:DEFAULT|GENERATED|(?:small|big)?serial)\b)[^;]*\bNOT\s+NULL\b/i,
    'asks for a value that has no default',
  ],
  [/\bTRUNCATE\b|\bDELETE\s+FROM\b/i, 'deletes rows'],
  [/\bCREATE\s+UNIQUE\s+INDEX\b/i, 'refuses equal values'],
  [/\bADD CONSTRAINT \S+ (?:UNIQUE|CHECK|PRIMARY KEY|EXCLUDE)\b/i, 'refuses values'],
];

/**
 * What of a migration a host of the release before does not survive: a line each. The tables that it makes itself are its
 * own.
 * @param source of its file; the way back is left out
 */
export function narrowingSteps(source: string): string[] {
  const [up = ''] = source.split(/^export async function down\b/m);
  const statements = up
    .split('\n')
    .filter((line) => !/^(?:\/\/|--|\/?\*)/.test(line.trim()))
    .join('\n')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim());
  const own = new Set(
    statements.flatMap(
      (statement) => /\bCREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?([\w."]+)/i.exec(statement)?.[1] ?? [],
    ),
  );
  return statements.flatMap((statement) => {
    const table = /\b(?:ALTER TABLE(?: IF EXISTS)?(?: ONLY)?|\bON) ([\w."]+)/i.exec(statement)?.[1];
    if (table && own.has(table)) return [];
    return narrowing
      .filter(([pattern]) => pattern.test(statement))
      .map(([, what]) => `${what}: ${shortened(statement)}`);
  });
}

function shortened(statement: string): string {
  const start = Math.max(0, statement.search(/\b(?:ALTER|CREATE|DROP|TRUNCATE|DELETE)\b/));
  return statement.slice(start, start + 120);
}
