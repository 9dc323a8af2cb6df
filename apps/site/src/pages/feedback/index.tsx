import { feedbackAreas, feedbackForm, partOfFeedbackArea, promisedDays, workingDays } from '@nasaq/contract';
import {
  CheckboxField,
  Form,
  FormSections,
  PrivacyNote,
  RadioField,
  RatingField,
  senderFields,
  TextAreaField,
} from '../../forms/index.ts';
import { useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { FormPage, NextSteps } from '../../ui/form-page.tsx';
import type { loader } from './loader.ts';

const ratings = ['1', '2', '3', '4', '5'] as const;

/** What somebody thinks of the company's work, with or without a name. */
export function Component() {
  const t = useT();
  const locale = useLocale();
  const { plan, privacy } = useModel<typeof loader>();
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
            text: t(`feedback.step.${step}.text`, { days: workingDays(plan?.days ?? promisedDays.feedback, locale) }),
          })}
        />
      }
    >
      <Form
        kind="feedback"
        fields={feedbackForm}
        plan={plan}
        submit={t('feedback.submit')}
        note={<PrivacyNote privacy={privacy} />}
      >
        <FormSections
          sections={[
            {
              name: 'what',
              title: t('feedback.what'),
              fields: {
                rating: (
                  <RatingField
                    name="rating"
                    hint={t('feedback.hint.rating')}
                    words={ratings.map((rating) => t(`feedback.rating.${rating}`))}
                  />
                ),
                area: (
                  <RadioField
                    name="area"
                    choices={feedbackAreas.map((area) => ({
                      value: area,
                      label: t(`feedback.area.${area}`),
                      part: partOfFeedbackArea(area),
                    }))}
                  />
                ),
                help_details: <TextAreaField name="help_details" hint={t('feedback.hint.help_details')} />,
              },
            },
            {
              name: 'who',
              title: t('feedback.who'),
              fields: {
                wants_answer: <CheckboxField name="wants_answer" hint={t('feedback.hint.wants_answer')} />,
                ...senderFields({ emailHint: t('feedback.hint.email') }),
              },
            },
          ]}
        />
      </Form>
    </FormPage>
  );
}
