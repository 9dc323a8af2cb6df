import { budgets, orderForm, promisedDays, workingDays } from '@nasaq/contract';
import { SignedIn } from '../../account/index.ts';
import { OfficeNow } from '../../content/opening-hours/index.ts';
import {
  DateField,
  FileField,
  Form,
  PhoneField,
  PrivacyNote,
  RadioField,
  RichTextField,
  SelectField,
  TextField,
  usePostedForm,
} from '../../forms/index.ts';
import { useFormat, useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { useUser } from '../../session/index.ts';
import { Steps } from '../../ui/blocks.tsx';
import { FormGroup, FormPage } from '../../ui/form-page.tsx';
import { budgetText } from './budget-text.ts';
import type { loader } from './loader.ts';

const steps = ['first', 'second', 'third'] as const;

/** A request for a quote. */
export function Component() {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  const isBanned = useUser()?.ban.isBanned === true;
  // What was sent without JavaScript came back with the form, and stays in it.
  const posted = usePostedForm();
  const { services, products, chosen, today, privacy, office } = useModel<typeof loader>();
  return (
    <FormPage
      art="ordering"
      title={t('titles.ordering')}
      lead={t('ordering.lead', { days: workingDays(promisedDays.orders, locale) })}
      alternative={t('ordering.direct')}
      aside={
        <section>
          <h2>{t('ordering.next')}</h2>
          <OfficeNow state={office} today={today} />
          <Steps
            steps={steps.map((step) => ({
              title: t(`ordering.step.${step}.title`),
              text: t(`ordering.step.${step}.text`),
            }))}
          />
        </section>
      }
    >
      {isBanned && !posted ? (
        <SignedIn part="blockedForm" />
      ) : (
        <Form
          kind="orders"
          fields={orderForm}
          initial={{ offer: chosen }}
          submit={t('ordering.submit')}
          note={
            <>
              <p>{t('ordering.free')}</p>
              <PrivacyNote privacy={privacy} />
            </>
          }
        >
          <FormGroup title={t('ordering.what')}>
            <SelectField
              name="offer"
              hint={t('ordering.hint.offer')}
              placeholder={t('ordering.choose')}
              choices={[]}
              groups={[...services, { label: t('titles.products'), choices: products }]}
            />
            <RichTextField name="brief" hint={t('ordering.hint.brief')} />
            <FileField name="files" hint={t('ordering.hint.files')} />
          </FormGroup>
          <FormGroup title={t('ordering.frame')}>
            <RadioField
              name="budget"
              hint={t('ordering.hint.budget')}
              choices={budgets.map((budget) => ({ value: budget, label: budgetText(budget, t, format) }))}
            />
            <DateField name="deadline" min={today} hint={t('ordering.hint.deadline')} />
          </FormGroup>
          <FormGroup title={t('ordering.who')}>
            <TextField name="first_name" autoComplete="given-name" className="field--half" />
            <TextField name="last_name" autoComplete="family-name" className="field--half" />
            <TextField name="company" autoComplete="organization" />
            <TextField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              dir="ltr"
              hint={t('ordering.hint.email')}
            />
            <PhoneField hint={t('ordering.hint.phone')} />
          </FormGroup>
        </Form>
      )}
    </FormPage>
  );
}
