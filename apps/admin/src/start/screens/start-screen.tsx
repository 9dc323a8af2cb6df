'use client';

import type { Locale } from '@nasaq/contract';
import { Button, Gutter, Link } from '@payloadcms/ui';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { MakeBackup } from '../../backup/screens/index.ts';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { startTexts } from '../catalogue/index.ts';
import {
  type BrandForm as Brand,
  type CompanyForm as Company,
  type DraftedFields,
  type HomeForm as Home,
  type HoursForm as Hours,
  type OverruledField,
  type OwnAnswer,
  type PartsForm as Parts,
  type Step,
  type StepName,
  stepNames,
} from '../start-api.ts';
import { BrandForm, type BrandWords } from './brand-form.tsx';
import { ColleaguesForm } from './colleagues-form.tsx';
import { CompanyForm } from './company-form.tsx';
import { HomeForm, type HomeWords } from './home-form.tsx';
import { HoursForm } from './hours-form.tsx';
import { OwnCompany } from './own-company.tsx';
import { type PartChoice, PartsForm } from './parts-form.tsx';
import { PromiseList } from './promise-list.tsx';
import { SiteBeside } from './site-beside.tsx';
import { tell } from './tell.ts';
import type { FormProps } from './use-start-form.ts';
import './start.css';
import './form.css';
import './week.css';
import './places.css';

interface Forms {
  adminRoute: string;
  brand: Brand;
  brandWords: BrandWords;
  company: Company;
  home: Home;
  homeWords: HomeWords;
  hours: Hours;
  drafted: DraftedFields;
  overruled: readonly OverruledField[];
  partChoices: readonly PartChoice[];
  parts: Parts;
  /** Of a backup, in characters. */
  shortestPassphrase: number;
  zones: readonly string[];
}

interface Props extends Forms {
  /** When the demo was taken away; empty where it was not. */
  begun: string;
  language: Locale;
  /** Its home page in each language, as it may be framed here. */
  sitePages: Record<Locale, string>;
  siteUrl: string;
  steps: readonly Step[];
}

/** The steps of whoever the company is now: none of them knows what stood in the demo. */
export function StartScreen({ begun, ...props }: Props) {
  const [done, setDone] = useState<OwnAnswer | null>(null);
  return <Steps key={begun} {...props} gone={done} onGone={setDone} />;
}

interface StepsProps extends Omit<Props, 'begun'> {
  gone: OwnAnswer | null;
  onGone: (answer: OwnAnswer) => void;
}

/** Step by step, in any order, each saved by itself: what is done is told by what is stored. */
function Steps({ gone, language, onGone, sitePages, siteUrl, steps: first, ...forms }: StepsProps) {
  const { adminRoute } = forms;
  const texts = startTexts[language];
  const [steps, setSteps] = useState(first);
  const [saves, setSaves] = useState(0);
  const shown = steps.filter(({ name }) => name !== 'demo');
  const done = shown.filter(({ isDone }) => isDone).length;
  const number = (value: number) => menuNumber(language).format(value);
  const isDemo = steps.some(({ isDone, name }) => name === 'demo' && !isDone);
  // The first that is to do, or the one that the address names: nothing closes under the hands of who has just saved it.
  const [next] = useState(() => shown.find(({ isDone }) => !isDone)?.name);
  const named = useSyncExternalStore(followAddress, namedStep, () => undefined);
  const open = named ?? next;
  return (
    <main>
      <Gutter className="start">
        <SiteBeside language={language} pages={sitePages} saves={saves} />
        <div className="start__head">
          <h1>{texts.title}</h1>
          <p className="start__lead">{isDemo ? texts.leadDemo : texts.lead}</p>
          <p className="start__progress">
            <progress aria-label={texts.launch} max={shown.length} value={done} />{' '}
            <span aria-live="polite">{fill(texts.progress, { done: number(done), all: number(shown.length) })}</span>{' '}
            <a href={siteUrl} rel="noreferrer" target="_blank">
              {texts.site}
            </a>
          </p>
        </div>
        {(isDemo || gone) && <OwnCompany done={gone} language={language} onDone={onGone} />}
        <ol className="start__steps">
          {shown.map((step, place) => (
            <li key={step.name}>
              <details
                className={step.isDone ? 'start-step start-step--done' : 'start-step'}
                id={step.name}
                open={step.name === open}
              >
                <summary>
                  <span aria-hidden className="start-step__number">
                    {step.isDone ? '✓' : number(place + 1)}
                  </span>
                  <h2>{texts.steps[step.name].title}</h2>
                  <span className="start-step__state">{step.isDone ? texts.done : texts.toDo}</span>
                </summary>
                <div className="start-step__body">
                  <p>{fill(texts.steps[step.name].hint, { count: number(step.count ?? 0), address: siteUrl })}</p>
                  <StepBody
                    {...forms}
                    language={language}
                    onDone={(name) =>
                      setSteps((all) => all.map((one) => (one.name === name ? { ...one, isDone: true } : one)))
                    }
                    onSteps={(told) => {
                      setSteps(told);
                      setSaves((count) => count + 1);
                    }}
                    step={step}
                  />
                  {step.to && isLed(step.name) && (
                    <Link className="start-step__link" href={adminRoute + step.to} prefetch={false}>
                      {texts.go[step.name]}
                    </Link>
                  )}
                </div>
              </details>
            </li>
          ))}
        </ol>
      </Gutter>
    </main>
  );
}

function followAddress(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function namedStep(): StepName | undefined {
  return stepNames.find((name) => `#${name}` === window.location.hash);
}

type Led = keyof typeof startTexts.en.go;

function isLed(name: string): name is Led {
  return name in startTexts.en.go;
}

/** What is done here. */
function StepBody({
  adminRoute,
  brand,
  brandWords,
  company,
  home,
  homeWords,
  hours,
  onDone,
  partChoices,
  parts,
  shortestPassphrase,
  step,
  zones,
  ...props
}: Forms & FormProps & { onDone: (name: StepName) => void; step: Step }): ReactNode {
  switch (step.name) {
    case 'company':
      return <CompanyForm company={company} {...props} />;
    case 'hours':
      return <HoursForm hours={hours} zones={zones} {...props} />;
    case 'brand':
      return <BrandForm brand={brand} words={brandWords} {...props} />;
    case 'parts':
      return <PartsForm choices={partChoices} parts={parts} {...props} />;
    case 'home':
      return <HomeForm home={home} words={homeWords} {...props} />;
    case 'colleagues':
      return (
        <ColleaguesForm
          isKept={step.isKept ?? false}
          language={props.language}
          onInvited={() => onDone('colleagues')}
        />
      );
    case 'backup':
      return <MakeBackup language={props.language} onMade={() => onDone('backup')} shortest={shortestPassphrase} />;
    case 'words':
      return (
        <>
          <PromiseList adminRoute={adminRoute} language={props.language} promises={step.promises ?? []} />
          <Act name="words" {...props} />
        </>
      );
    case 'legal':
    case 'mail':
      return <Act name={step.name} {...props} />;
    default:
      return null;
  }
}

/** Something that one press does. */
function Act({
  language,
  name,
  onSteps,
}: Pick<FormProps, 'language' | 'onSteps'> & { name: 'legal' | 'mail' | 'words' }) {
  const texts = startTexts[language];
  const [told, setTold] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function act(): Promise<void> {
    setBusy(true);
    setTold(null);
    const { answer, refusal } = await tell(name, {}, texts.failed);
    setTold(answer?.told ?? null);
    setError(refusal?.error ?? null);
    if (answer?.steps) onSteps(answer.steps);
    setBusy(false);
  }

  return (
    <div className="start-form__end">
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        onClick={() => void act()}
        size="medium"
        type="button"
      >
        {texts.acts[name]}
      </Button>
      <p aria-live="polite">{told}</p>
      {error && (
        <p className="start-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
