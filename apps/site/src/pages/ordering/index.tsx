import { budgets, orderForm, promisedDays, workingDays } from '@nasaq/contract';
import { SignedIn } from '../../account/index.ts';
import { OfficeNow } from '../../content/opening-hours/index.ts';
import {
  DateField,
  FileField,
  Form,
  FormSections,
  PrivacyNote,
  RadioField,
  RichTextField,
  SelectField,
  senderFields,
  usePostedForm,
} from '../../forms/index.ts';
import { useFormat, useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { useUser } from '../../session/index.ts';
import { FormPage, NextSteps } from '../../ui/form-page.tsx';
import { budgetText } from './budget-text.ts';
import type { loader } from './loader.ts';

/** A request for a quote. */
export function Component() {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  const isBanned = useUser()?.ban.isBanned === true;
  // What was sent without JavaScript came back with the form, and stays in it.
  const posted = usePostedForm();
  const { services, products, chosen, today, plan, privacy, office } = useModel<typeof loader>();
  return (
    <FormPage
      art="ordering"
      title={t('titles.ordering')}
      lead={t('ordering.lead', { days: workingDays(plan?.days ?? promisedDays.orders, locale) })}
      alternative={t('ordering.direct')}
      aside={
        <NextSteps
          title={t('ordering.next')}
          now={<OfficeNow state={office} today={today} />}
          step={(step) => ({ title: t(`ordering.step.${step}.title`), text: t(`ordering.step.${step}.text`) })}
        />
      }
    >
      {isBanned && !posted ? (
        <SignedIn part="blockedForm" />
      ) : (
        <Form
          kind="orders"
          fields={orderForm}
          plan={plan}
          initial={{ offer: chosen }}
          submit={t('ordering.submit')}
          note={
            <>
              <p>{t('ordering.free')}</p>
              <PrivacyNote privacy={privacy} />
            </>
          }
        >
          <FormSections
            sections={[
              {
                name: 'what',
                title: t('ordering.what'),
                fields: {
                  offer: (
                    <SelectField
                      name="offer"
                      hint={t('ordering.hint.offer')}
                      placeholder={t('ordering.choose')}
                      choices={[]}
                      groups={[
                        ...services,
                        ...(products.length > 0 ? [{ label: t('titles.products'), choices: products }] : []),
                      ]}
                    />
                  ),
                  brief: <RichTextField name="brief" hint={t('ordering.hint.brief')} />,
                  files: <FileField name="files" hint={t('ordering.hint.files')} />,
                },
              },
              {
                name: 'frame',
                title: t('ordering.frame'),
                fields: {
                  budget: (
                    <RadioField
                      name="budget"
                      hint={t('ordering.hint.budget')}
                      choices={budgets.map((budget) => ({ value: budget, label: budgetText(budget, t, format) }))}
                    />
                  ),
                  deadline: <DateField name="deadline" min={today} hint={t('ordering.hint.deadline')} />,
                },
              },
              {
                name: 'who',
                title: t('ordering.who'),
                fields: senderFields({
                  emailHint: t('ordering.hint.email'),
                  phoneHint: t('ordering.hint.phone'),
                  asksCompany: true,
                }),
              },
            ]}
          />
        </Form>
      )}
    </FormPage>
  );
}
