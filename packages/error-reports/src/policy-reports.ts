import { z } from 'zod';
import type { ToldError } from './describe-error.ts';
import { isForeignCode } from './foreign-code.ts';

const text = z.string().max(10_000).optional();

/** As `report-uri` sends it. */
const older = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': z.number().optional(),
    'column-number': z.number().optional(),
    'script-sample': text,
  }),
});

/** As `report-to` sends it; other types of reports come by the same way. */
const newer = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({
        documentURL: text,
        effectiveDirective: text,
        blockedURL: text,
        sourceFile: text.nullable(),
        lineNumber: z.number().nullable().optional(),
        columnNumber: z.number().nullable().optional(),
        sample: text.nullable(),
      }),
    }),
  )
  .max(20);

/** One thing that the policy has refused; addresses as the browser wrote them. */
interface Violation {
  page: string;
  directive: string;
  blocked: string;
  file: string;
  at: string;
  sample: string;
}

/**
 * What browsers report of the content security policy, as errors; `null` for what is no such report. What extensions of
 * the reader's browser do in our pages is left out: it is not ours to mend.
 * @param routeOf the pattern of a page's path
 */
export function readPolicyReports(body: unknown, routeOf: (path: string) => string): ToldError[] | null {
  const found = violationsOf(body);
  return (
    found?.filter(({ blocked, file }) => ![blocked, file].some(isForeignCode)).map((one) => told(one, routeOf)) ?? null
  );
}

function violationsOf(body: unknown): Violation[] | null {
  const one = older.safeParse(body);
  if (one.success) {
    const report = one.data['csp-report'];
    return [
      {
        page: report['document-uri'] ?? '',
        directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
        blocked: report['blocked-uri'] ?? '',
        file: report['source-file'] ?? '',
        at: `${report['line-number'] ?? 0}:${report['column-number'] ?? 0}`,
        sample: report['script-sample'] ?? '',
      },
    ];
  }
  const many = newer.safeParse(body);
  if (!many.success) return null;
  return many.data
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: report }) => ({
      page: report.documentURL ?? '',
      directive: report.effectiveDirective ?? '',
      blocked: report.blockedURL ?? '',
      file: report.sourceFile ?? '',
      at: `${report.lineNumber ?? 0}:${report.columnNumber ?? 0}`,
      sample: report.sample ?? '',
    }));
}

function told({ at, blocked, directive, file, page, sample }: Violation, routeOf: (path: string) => string): ToldError {
  const url = URL.canParse(page) ? new URL(page) : null;
  // Of a sample, only the name of the place that was written to: what follows it is what stood in the page.
  const sink = blocked === 'trusted-types-sink' ? ` (${sample.split('|', 1)[0]!.slice(0, 60)})` : '';
  return {
    source: 'policy',
    name: 'SecurityPolicyViolation',
    message: `${directive.slice(0, 60)}: ${originOf(blocked, url)}${sink}`,
    stack: file ? `at ${file}:${at}` : undefined,
    route: url ? routeOf(url.pathname) : undefined,
  };
}

/** Where it would have come from; never which file. */
function originOf(blocked: string, page: URL | null): string {
  if (!URL.canParse(blocked)) return blocked.slice(0, 60);
  const { host, protocol } = new URL(blocked);
  return host === page?.host ? 'self' : host || protocol;
}
