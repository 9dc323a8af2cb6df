import type { Endpoint, PayloadRequest } from 'payload';
import { changeOf, nameOfUser } from '../../content/index.ts';
import { Refusal } from '../../platform/payload/refusal.ts';
import type { Form } from '../../platform/payload/payload-types.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { formTexts } from '../catalogue/index.ts';
import { conflictLabel, fieldOf, mergedValues, type Values } from './form-conflicts.ts';

/** What `GET /api/forms/:id/meanwhile` answers: the newest draft of a form, for who was refused over it. */
export interface Meanwhile {
  values: Values;
  /** By the name of a field, who has changed it last. */
  changed: Partial<Record<keyof Form, { by: string; at: string; own: boolean }>>;
}

/** Administrators alone change forms; 404 where there is no such one any more. */
export const meanwhileEndpoint: Endpoint = {
  method: 'get',
  path: '/:id/meanwhile',
  handler: async (req) => {
    const { payload, routeParams, user } = req;
    const id = Number(routeParams?.id);
    // Who may not read versions is refused; who changed what is then read with the server’s own rights.
    await payload.findVersions({
      collection: 'forms',
      where: { parent: { equals: id } },
      limit: 1,
      depth: 0,
      overrideAccess: false,
      user,
    });
    const form = await payload.findByID({
      collection: 'forms',
      id,
      draft: true,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    });
    if (!form) return Response.json(null, { status: 404 });
    const values = mergedValues(form);
    const changed = await Promise.all(
      Object.keys(values).map(async (name) => {
        const [by, at] = changeOf(form.changes, [], 'en', name) ?? [null, 0];
        const told = { by: await nameOf(by, req), at: new Date(at * 1000).toISOString(), own: by === user?.id };
        return [name, told] as const;
      }),
    );
    return Response.json({ values, changed: Object.fromEntries(changed) } satisfies Meanwhile);
  },
};

/** Of what two have changed differently, with an error at each field that it stands in. */
export async function refusalOf(
  conflicts: readonly string[],
  sides: { mine: Values; now: Values },
  { changes }: Form,
  req: PayloadRequest,
): Promise<Refusal> {
  const language = interfaceLanguage(req.i18n);
  const { meanwhile, notSaved, somebody } = formTexts.problems;
  const errors = await Promise.all(
    [...new Set(conflicts.map(fieldOf))].map(async (path) => {
      const [by] = changeOf(changes, [], 'en', path) ?? [null];
      const first = conflicts.find((conflict) => fieldOf(conflict) === path)!;
      const message = fill(meanwhile[language], { by: (await nameOf(by, req)) || somebody[language] });
      return { path, label: conflictLabel(first, sides, language), message };
    }),
  );
  return new Refusal(fill(notSaved[language], { label: errors[0]!.label }), 409, { errors });
}

async function nameOf(by: number | null, req: PayloadRequest): Promise<string> {
  return by === null ? '' : nameOfUser(by, req);
}
