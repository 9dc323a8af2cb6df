import { contactForm, paths, promisedDays, workingDays } from '@nasaq/contract';
import { OfficeNow, Visit } from '../../content/opening-hours/index.ts';
import { Form, PhoneField, PrivacyNote, TextAreaField, TextField } from '../../forms/index.ts';
import { useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Steps } from '../../ui/blocks.tsx';
import { TextLink } from '../../ui/button-link.tsx';
import { FormGroup, FormPage } from '../../ui/form-page.tsx';
import type { loader } from './loader.ts';

const steps = ['first', 'second', 'third'] as const;

/** A message to the company. */
export function Component() {
  const t = useT();
  const locale = useLocale();
  const { privacy, office, today } = useModel<typeof loader>();
  return (
    <FormPage
      art="contact"
      title={t('titles.contact')}
      lead={t('contact.lead')}
      alternative={t('contact.direct')}
      aside={
        <section>
          <h2>{t('contact.next')}</h2>
          <OfficeNow state={office} today={today} />
          <Steps
            steps={steps.map((step) => ({
              title: t(`contact.step.${step}.title`),
              text: t(`contact.step.${step}.text`, { days: workingDays(promisedDays.contacts, locale) }),
            }))}
          />
          <TextLink to={paths.status}>{t('titles.status_entry')}</TextLink>
        </section>
      }
      visit={<Visit />}
    >
      <Form kind="contacts" fields={contactForm} submit={t('contact.submit')} note={<PrivacyNote privacy={privacy} />}>
        <FormGroup title={t('contact.who')}>
          <TextField name="first_name" autoComplete="given-name" className="field--half" />
          <TextField name="last_name" autoComplete="family-name" className="field--half" />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            hint={t('contact.hint.email')}
          />
          <PhoneField />
        </FormGroup>
        <FormGroup title={t('contact.what')}>
          <TextField name="subject" />
          <TextAreaField name="help_details" hint={t('contact.hint.help_details')} rows={8} />
        </FormGroup>
      </Form>
    </FormPage>
  );
}
