import { contactForm, paths, promisedDays, workingDays } from '@nasaq/contract';
import { OfficeNow, VisitUs } from '../../content/opening-hours/index.ts';
import { Form, FormSections, PrivacyNote, senderFields, TextAreaField, TextField } from '../../forms/index.ts';
import { useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { TextLink } from '../../ui/buttons.tsx';
import { Place } from '../../ui/place.tsx';
import { Section } from '../../ui/section.tsx';
import { FormPage, NextSteps } from '../../ui/form-page.tsx';
import type { loader } from './loader.ts';

/** A message to the company. */
export function Component() {
  const t = useT();
  const locale = useLocale();
  const { plan, privacy, office, place, today } = useModel<typeof loader>();
  return (
    <>
      <FormPage
        art="contact"
        title={t('titles.contact')}
        lead={t('contact.lead')}
        alternative={t('contact.direct')}
        aside={
          <NextSteps
            title={t('contact.next')}
            now={<OfficeNow state={office} today={today} />}
            step={(step) => ({
              title: t(`contact.step.${step}.title`),
              text: t(`contact.step.${step}.text`, { days: workingDays(plan?.days ?? promisedDays.contacts, locale) }),
            })}
          >
            <TextLink to={paths.status}>{t('titles.status_entry')}</TextLink>
          </NextSteps>
        }
        visit={<VisitUs />}
      >
        <Form
          kind="contacts"
          fields={contactForm}
          plan={plan}
          submit={t('contact.submit')}
          note={<PrivacyNote privacy={privacy} />}
        >
          <FormSections
            sections={[
              {
                name: 'who',
                title: t('contact.who'),
                fields: senderFields({ emailHint: t('contact.hint.email') }),
              },
              {
                name: 'what',
                title: t('contact.what'),
                fields: {
                  subject: <TextField name="subject" />,
                  help_details: <TextAreaField name="help_details" hint={t('contact.hint.help_details')} rows={8} />,
                },
              },
            ]}
          />
        </Form>
      </FormPage>
      {place.length > 0 && (
        <Section title={t('contact.place')} ground="sunk">
          <Place pictures={place} />
        </Section>
      )}
    </>
  );
}
