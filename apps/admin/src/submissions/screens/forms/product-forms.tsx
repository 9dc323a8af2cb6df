import Link from 'next/link.js';
import type { BeforeListTableServerProps } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { formTexts } from '../../catalogue/index.ts';
import { formNames, productForms, shownForms } from '../../forms/form-names.ts';

/** Above the list of forms: the product's, also those that nobody has arranged yet. */
export async function ProductForms({ i18n, payload, user }: BeforeListTableServerProps) {
  if (!user) return null;
  const language = interfaceLanguage(i18n);
  const { docs } = await payload.find({
    collection: 'forms',
    where: { adapts: { in: [...productForms] } },
    select: { adapts: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const rows = new Map(docs.map(({ adapts, id }) => [adapts, id]));
  const forms = `${payload.config.routes.admin}/collections/forms`;
  return (
    <div className="inbox-folders">
      <nav aria-label={formTexts.ours[language]}>
        <ul>
          {shownForms().map((kind) => (
            <li key={kind}>
              <Link
                className="inbox-folders__link"
                href={`${forms}/${rows.get(kind) ?? `create?form=${kind}`}`}
                prefetch={false}
              >
                {formNames[kind][language]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
