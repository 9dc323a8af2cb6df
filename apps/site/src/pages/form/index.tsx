import { OwnForm } from '../../forms/index.ts';
import { useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import type { loader } from './loader.ts';

/** A form of the owner's at an address of its own. */
export function Component() {
  const t = useT();
  const locale = useLocale();
  const { plan, page, privacy } = useModel<typeof loader>();
  return (
    <FormPage
      art={plan.form}
      title={page.title[locale]}
      lead={page.lead[locale]}
      alternative={t('forms.own.direct')}
      aside={null}
    >
      <OwnForm plan={plan} privacy={privacy} />
    </FormPage>
  );
}
