import { promisedDays, reportForm, severities, workingDays } from '@nasaq/contract';
import { useContext, useEffect } from 'react';
import { lastError } from '../../errors/last-error.ts';
import {
  EmailField,
  FileField,
  FirstNameField,
  Form,
  FormContext,
  FormSections,
  PrivacyNote,
  RadioField,
  RichTextField,
  TextField,
} from '../../forms/index.ts';
import { useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { FormPage, NextSteps } from '../../ui/form-page.tsx';
import type { loader } from './loader.ts';

/** Something that does not work as it should. */
export function Component() {
  const t = useT();
  const locale = useLocale();
  const { page, error, plan, privacy } = useModel<typeof loader>();
  return (
    <FormPage
      art="report"
      title={t('titles.report')}
      lead={t('report.lead')}
      alternative={t('report.direct')}
      aside={
        <NextSteps
          title={t('report.next')}
          step={(step) => ({
            title: t(`report.step.${step}.title`),
            text: t(`report.step.${step}.text`, { days: workingDays(plan?.days ?? promisedDays.reports, locale) }),
          })}
        />
      }
    >
      <Form
        kind="reports"
        fields={reportForm}
        plan={plan}
        initial={{ page, error_id: error }}
        submit={t('report.submit')}
        note={<PrivacyNote privacy={privacy} />}
      >
        {!error && <FailedPage page={page} />}
        <FormSections
          sections={[
            {
              name: 'what',
              title: t('report.what'),
              fields: {
                help_details: <RichTextField name="help_details" hint={t('report.hint.help_details')} />,
                screenshots: <FileField name="screenshots" hint={t('report.hint.screenshots')} pastes />,
                severity: (
                  <RadioField
                    name="severity"
                    choices={severities.map((severity) => ({
                      value: severity,
                      label: t(`report.severity.${severity}.title`),
                      hint: t(`report.severity.${severity}.text`),
                    }))}
                  />
                ),
              },
            },
            {
              name: 'where',
              title: t('report.where'),
              fields: {
                page: (
                  <TextField
                    name="page"
                    inputMode="url"
                    dir="ltr"
                    hint={t('report.hint.page')}
                    className="field--half"
                  />
                ),
                error_id: (
                  <TextField name="error_id" dir="ltr" hint={t('report.hint.error_id')} className="field--half" />
                ),
              },
              after: <p className="field__hint">{t('report.hint.circumstances')}</p>,
            },
            {
              name: 'who',
              title: t('report.who'),
              before: <p className="field__hint field__hint--apart">{t('report.hint.who')}</p>,
              fields: {
                first_name: <FirstNameField />,
                email: <EmailField hint={t('report.hint.email')} className="field--half" />,
              },
            },
          ]}
        />
      </Form>
    </FormPage>
  );
}

/** Fills in the number of what failed on the page that is reported, where the server knows none: it failed in the browser. */
function FailedPage({ page }: { page: string }) {
  const store = useContext(FormContext)?.store;
  useEffect(() => {
    const error = lastError();
    if (error && error.page === page) store?.prefill({ error_id: error.id });
  }, [store, page]);
  return null;
}
