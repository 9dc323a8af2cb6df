import { fieldLabel } from '@nasaq/contract';
import { ProblemText, uploadName } from '../../forms/index.ts';
import { useLocale, useT } from '../../locale/translator.ts';
import { usePage } from '../../router/context.tsx';
import type { PostedForm } from '../../router/payload.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { Button } from '../../ui/buttons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** In place of a page that cannot be shown just now: what was sent to it, to be sent again or to be copied. */
export function Component() {
  const t = useT();
  const { payload } = usePage();
  if (payload.kind !== 'error' || !payload.form) throw new Error('Nothing was sent to this page.');
  const { form, status } = payload;
  const gone = status === 404;
  return (
    <>
      <PageHeader title={t('forms.kept.title')} lead={gone ? t('forms.kept.gone') : t('forms.kept.lead')} />
      <div className="wrap posted-form">
        {!gone && form.problem && (
          <ProblemText problem={form.problem} retryAfter={form.retryAfter} message={form.message} />
        )}
        <PostedValues form={form} />
        {!gone && (
          <form method="post" encType="multipart/form-data">
            <HiddenFields form={form} />
            <Button size="lg">{t('forms.kept.again')}</Button>
          </form>
        )}
      </div>
    </>
  );
}

function PostedValues({ form: { values, uploads } }: { form: PostedForm }) {
  const locale = useLocale();
  const t = useT();
  const rows = [
    ...Object.entries(values),
    ...Object.entries(uploads).map(([name, files]) => [name, files.map(({ filename }) => filename)] as const),
  ].filter(([, value]) => value.length > 0);
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{t('forms.kept.values')}</h2>
      <dl className="posted-form__values">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{fieldLabel(name, locale)}</dt>
            <dd>
              <Bdi dir="auto">{[value].flat().join('\n')}</Bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A line break in a hidden input would be lost: text areas keep it. */
function HiddenFields({ form: { values, uploads } }: { form: PostedForm }) {
  const fields: [name: string, values: string[]][] = [
    ...Object.entries(values).map(([name, value]): [string, string[]] => [name, [value].flat()]),
    ...Object.entries(uploads).map(([name, files]): [string, string[]] => [
      uploadName(name),
      files.map((file) => JSON.stringify(file)),
    ]),
  ];
  return fields.map(([name, all]) =>
    [...new Set(all)].map((value) => (
      <textarea key={`${name} ${value}`} name={name} defaultValue={value} hidden readOnly />
    )),
  );
}
