import { locales } from '@nasaq/contract';
import type { Doc } from '@nasaq/translation';
import { checkIds } from '@nasaq/translation/checks';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { answerStaffError, idOf, readInput, refuseForeign } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import type { Target } from '../saving/newest.ts';
import { refuseUnlessReader, refuseUnlessWriter } from '../saving/rights.ts';
import { checkDocument, type Checked, openFindings } from './check-document.ts';
import type { CheckFacts } from './check-facts.ts';
import { fieldsOf, newestInBoth } from './document.ts';
import { gatherFacts } from './facts.ts';
import { addDismissal, dismissalsOf, keepFindings, removeDismissal } from './kept-findings.ts';
import { readLevels } from './levels.ts';
import { tellFindings, type ToldFinding } from './told-finding.ts';

/** What `POST …/checks` answers: the findings as screens tell them. */
export type CheckAnswer = Pick<Checked, 'dismissals' | 'levels'> & { findings: ToldFinding[] };

/** Letters of both languages together that are read: a page of 200,000 has its place. */
const mostLetters = 4_000_000;

const values = z.record(z.string(), z.unknown());
/** Fields of the first level, each whole, as they stand in the form; those that are not sent are those of the newest draft. */
const asWritten = z.object({ docs: z.object({ en: values.optional(), ar: values.optional() }).optional() });
const dismissal = z.object({
  check: z.enum(checkIds as [string, ...string[]]),
  locale: z.enum([...locales, 'both']),
  path: z.string().min(1).max(300),
  mark: z.string().max(80),
  reason: z.string().trim().min(3).max(300),
});
const takenBack = z.object({ id: z.int().positive() });

/**
 * `GET …/checks/facts` answers what a browser needs to check by itself as somebody writes (`CheckFacts`); with `?again`
 * without what is the company's, which hardly changes. `POST …/checks` answers what is to be mended in the newest draft, or in values that are sent along; `…/checks/dismiss`
 * says of a warning that it is none here, and `…/checks/dismiss/undo` takes that back. Both answer the same anew.
 */
export function checkEndpoints(of: { collection: string } | { global: string }): Endpoint[] {
  const base = 'collection' in of ? '/:id' : '';
  const targetOf = (req: PayloadRequest): Target => ('collection' in of ? { ...of, id: idOf(req) } : of);
  const post = (path: string, act: (req: PayloadRequest, target: Target) => Promise<CheckAnswer>): Endpoint => ({
    method: 'post',
    path: `${base}${path}`,
    handler: async (req) => {
      try {
        refuseForeign(req);
        return Response.json(await act(req, targetOf(req)), { headers: { 'Cache-Control': 'no-store' } });
      } catch (error) {
        return answerStaffError(error, req);
      }
    },
  });
  return [
    {
      method: 'get',
      path: `${base}/checks/facts`,
      handler: async (req) => {
        try {
          const target = targetOf(req);
          await refuseUnlessReader(req, target);
          return Response.json(await factsOf(req, target), { headers: { 'Cache-Control': 'no-store' } });
        } catch (error) {
          return answerStaffError(error, req);
        }
      },
    },
    post('/checks', async (req, target) => {
      await refuseUnlessReader(req, target);
      const { docs } = await readInput(req, asWritten, mostLetters);
      return answer(req, target, docs);
    }),
    post('/checks/dismiss', async (req, target) => {
      await refuseUnlessWriter(req, target);
      const input = await readInput(req, dismissal);
      await addDismissal(req, target, input as Parameters<typeof addDismissal>[2]);
      return answer(req, target);
    }),
    post('/checks/dismiss/undo', async (req, target) => {
      await refuseUnlessWriter(req, target);
      const { id } = await readInput(req, takenBack);
      await removeDismissal(req, target, id);
      return answer(req, target);
    }),
  ];
}

async function factsOf(req: PayloadRequest, target: Target): Promise<CheckFacts> {
  const newest = await newestInBoth(req, target);
  if (!newest) throw new StaffError('not_found');
  const { names, terms, ...own } = await gatherFacts(req, target, fieldsOf(req.payload, target), newest.docs);
  return {
    facts: req.searchParams.has('again') ? own : { ...own, names, terms },
    dismissals: await dismissalsOf(req, target),
    levels: await readLevels(req.payload),
  };
}

async function answer(
  req: PayloadRequest,
  target: Target,
  written?: { en?: Doc | undefined; ar?: Doc | undefined },
): Promise<CheckAnswer> {
  const newest = await newestInBoth(req, target);
  if (!newest) throw new StaffError('not_found');
  const { docs: stored, record } = newest;
  const given = written && { en: { ...stored.en, ...written.en }, ar: { ...stored.ar, ...written.ar } };
  const checked = (await checkDocument(req, target, { docs: given ?? stored, record }))!;
  // What is only being written is no news for a board.
  if (!given) await keepFindings(req, target, openFindings(checked));
  const { dismissals, docs, findings, levels } = checked;
  return { dismissals, levels, findings: tellFindings(findings, fieldsOf(req.payload, target), docs) };
}
