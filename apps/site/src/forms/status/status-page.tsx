import type { ReactNode } from 'react';
import { useT } from '../../locale/use-t.ts';
import { FormPage } from '../../ui/form-page.tsx';
import { Steps } from '../../ui/steps.tsx';
import '../../styles/forms.css';

const steps = ['reference', 'code', 'state'] as const;

/** The way to the state of what one has sent: how it goes, beside the field of the moment. */
export function StatusPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useT();
  return (
    <FormPage
      art="status"
      title={title}
      lead={lead}
      alternative={t('status.direct')}
      aside={
        <section>
          <h2>{t('status.how')}</h2>
          <Steps
            steps={steps.map((step) => ({
              title: t(`status.step.${step}.title`),
              text: t(`status.step.${step}.text`),
            }))}
          />
        </section>
      }
    >
      {children}
    </FormPage>
  );
}
