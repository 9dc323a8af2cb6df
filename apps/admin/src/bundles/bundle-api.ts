import type { Locale } from '@nasaq/contract';
import type { Decisions, Standing } from './import/decide.ts';
import type { CellProblem, RawCell } from './csv/items-of-table.ts';
import type { Lack } from './csv/publishable.ts';
import type { Problem } from './import/plan.ts';
import type { Side } from './merge/merge-item.ts';

/** Below the root of the admin host, past Payload, which would hold a whole bundle in memory. */
export const bundlesPath = '/bundles';

/** `POST /bundles/preview` with a bundle: what it would change. Nothing is stored. */
export interface BundleReport {
  /** Whose it is, as its site has it. */
  company: string;
  made: string;
  release: string;
  /** Older than the last one that came in from there. */
  isOlder: boolean;
  missingFiles: readonly string[];
  /** Of a table. */
  table?: TableReport;
  rows: ReportedRow[];
}

export interface ReportedRow {
  /** `posts/web-speed`. */
  name: string;
  kind: string;
  kindLabel: string;
  title: string;
  standing: Standing;
  mark: string;
  lines: ReportedLine[];
  /** What it refers to that is nowhere. */
  missing: string[];
  unknownFields: string[];
  /** With the way of a redirect in a circle. */
  problem: { reason: Problem; owner: string; way?: string } | null;
  /** Published where it comes from. */
  languages: Locale[];
  isDraft?: true;
  /** Of a table. */
  line?: number;
  /** Of a table: what keeps it, or one language of it, from being published. */
  lacks?: readonly Lack[];
}

/** `POST /bundles/csv/preview?kind=…` and `…/in`: how a table was read. */
export interface TableReport {
  encoding: string;
  rows: number;
  /** Headings that name no field. */
  unknown: string[];
  problems: CellProblem[];
  /** Cells of which something would stand in the text as it is written in the file. */
  raw: RawCell[];
}

export interface ReportedLine {
  key: string;
  label: string;
  locale: Locale | null;
  side: Side;
  /** Nothing came in of it before, so that nobody knows what has changed where. */
  isUnknown?: true;
  /** Whether readers have the language: `true` or `false` on both sides. */
  isStatus: boolean;
  /** Of what readers have alone; the newest drafts are alike. */
  publishedOnly: boolean;
  here: string;
  there: string;
}

/** `POST /bundles/in`: one line of JSON, then the same bundle. */
export interface BundleTaking {
  decisions: Decisions;
  publish: boolean;
}

/** What came of it. */
export interface BundleTaken {
  taken: number;
  /** Of what was written. */
  names: string[];
  meanwhile: string[];
  waiting: string[];
}

export interface BundleRefused {
  error: { code: string; message: string };
}

/** `GET /bundles/kept/<name>`: a bundle that the host has made by itself before it took content away. */
export interface KeptBundle {
  name: string;
  made: string;
  bytes: number;
}
