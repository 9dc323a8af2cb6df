import { feedbackAreas, feedbackForm, promisedDays, workingDays } from '@nasaq/contract';
import {
  CheckboxField,
  Form,
  PrivacyNote,
  RadioField,
  RatingField,
  SenderFields,
  TextAreaField,
} from '../../forms/index.ts';
import { useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { FormGroup, FormPage, NextSteps } from '../../ui/form-page.tsx';
import type { loader } from './loader.ts';

const ratings = ['1', '2', '3', '4', '5'] as const;

/** What somebody thinks of the company's work, with or without a name. */
export function Component() {
  const t = useT();
  const locale = useLocale();
  const { privacy } = useModel<typeof loader>();
  return (
    <FormPage
      art="feedback"
      title={t('titles.feedback')}
      lead={t('feedback.lead')}
      alternative={t('feedback.direct')}
      aside={
        <NextSteps
          title={t('feedback.next')}
          step={(step) => ({
            title: t(`feedback.step.${step}.title`),
            text: t(`feedback.step.${step}.text`, { days: workingDays(promisedDays.feedback, locale) }),
          })}
        />
      }
    >
      <Form
        kind="feedback"
        fields={feedbackForm}
        submit={t('feedback.submit')}
        note={<PrivacyNote privacy={privacy} />}
      >
        <FormGroup title={t('feedback.what')}>
          <RatingField
            name="rating"
            hint={t('feedback.hint.rating')}
            words={ratings.map((rating) => t(`feedback.rating.${rating}`))}
          />
          <RadioField
            name="area"
            choices={feedbackAreas.map((area) => ({ value: area, label: t(`feedback.area.${area}`) }))}
          />
          <TextAreaField name="help_details" hint={t('feedback.hint.help_details')} />
        </FormGroup>
        <FormGroup title={t('feedback.who')}>
          <CheckboxField name="wants_answer" hint={t('feedback.hint.wants_answer')} />
          <SenderFields emailHint={t('feedback.hint.email')} />
        </FormGroup>
      </Form>
    </FormPage>
  );
}
