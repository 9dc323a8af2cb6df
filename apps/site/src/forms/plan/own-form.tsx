import { arranged, type FormPlan, formPath, isOwnField, localePath, responseForm } from '@nasaq/contract';
import { Fragment, type ReactNode } from 'react';
import { useFormat, useLocale, useT } from '../../locale/translator.ts';
import { Notice } from '../../ui/notice.tsx';
import { type FormNotes, PrivacyNote } from '../core/form-notes.tsx';
import { usePostedForm } from '../core/posted-page.ts';
import { Form } from '../form.tsx';
import { senderFields } from '../sender-fields.tsx';
import { OwnField } from './own-field.tsx';

interface Props extends Pick<FormNotes, 'privacy'> {
  plan: FormPlan;
}

/**
 * A form of the owner's, on its own page or as a block of another one: without JavaScript it is posted to its own page,
 * which shows what is wrong. One that is closed says so, and keeps what somebody had begun.
 */
export function OwnForm({ plan, privacy }: Props) {
  const t = useT();
  const locale = useLocale();
  const posted = usePostedForm();
  const { form, page } = plan;
  if (page && page.state !== 'open' && !posted) return <Closed page={page} />;
  const ours: Record<string, ReactNode> = senderFields({ asksCompany: true });
  return (
    <Form
      key={form}
      kind="responses"
      fields={responseForm}
      plan={plan}
      form={form}
      action={localePath(locale, formPath(form))}
      submit={page?.submit[locale] || t('forms.own.submit')}
      note={<PrivacyNote privacy={privacy} />}
    >
      <div className="form-group__fields">
        {arranged(plan.fields, 'responses')
          .filter((field) => !field.hidden)
          .map((field) => (
            <Fragment key={field.name}>
              {isOwnField(field.name) ? <OwnField field={field} /> : ours[field.name]}
            </Fragment>
          ))}
      </div>
    </Form>
  );
}

function Closed({ page: { state, until } }: { page: NonNullable<FormPlan['page']> }) {
  const t = useT();
  const { date } = useFormat();
  if (state === 'not_yet' && until) return <Notice>{t('forms.own.not_yet', { date: date(until) })}</Notice>;
  return <Notice>{t('forms.own.closed')}</Notice>;
}
