import type { Docs } from '@nasaq/translation';
import { type Facts, type Finding, findingsOf, type Levels, markOf } from '@nasaq/translation/checks';
import type { PayloadRequest } from 'payload';
import type { Target } from '../saving/newest.ts';
import { type BothLanguages, fieldsOf, newestInBoth, typeOf } from './document.ts';
import { gatherFacts } from './facts.ts';
import type { Dismissal } from './check-facts.ts';
import { dismissalsOf } from './kept-findings.ts';
import { readLevels } from './levels.ts';

/** A document as the checks see it, and what they say of it. */
export interface Checked {
  findings: Finding[];
  /** Of warnings that somebody has said to be none; they are among the findings. */
  dismissals: Dismissal[];
  facts: Facts;
  levels: Levels;
  docs: Docs;
}

/**
 * What is to be mended in an entry or page, as it stands in its newest draft or as it is about to be stored.
 * @returns null where there is no such document
 */
export async function checkDocument(
  req: PayloadRequest,
  target: Target,
  given?: BothLanguages,
): Promise<Checked | null> {
  const document = given ?? (await newestInBoth(req, target));
  if (!document) return null;
  const { docs, record } = document;
  const fields = fieldsOf(req.payload, target);
  const levels = await readLevels(req.payload);
  const dismissals = await dismissalsOf(req, target);
  const facts = await gatherFacts(req, target, fields, docs);
  const findings = findingsOf({ type: typeOf(target), fields, docs, record, facts, levels });
  return { findings, dismissals, facts, levels, docs };
}

/** What nobody has dismissed. What stops cannot be. */
export function openFindings({
  dismissals,
  docs,
  findings,
}: Pick<Checked, 'dismissals' | 'docs' | 'findings'>): Finding[] {
  const keys = new Set(dismissals.map(({ check, locale, mark, path }) => [check, locale, path, mark].join('\n')));
  return findings.filter(
    (finding) =>
      finding.level === 'stops' ||
      !keys.has([finding.check, finding.locale, finding.path, markOf(finding, docs)].join('\n')),
  );
}
