'use client';

import { locales, zoneName, type Locale } from '@nasaq/contract';
import { toast, useTranslation } from '@payloadcms/ui';
import type { LanguageStanding, Schedule } from '../publication.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { clockMoment, readerTimeZone } from './clock.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import { toneOf } from '../../saving/language-state.ts';
import { usePublication } from './use-publication.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';

/** Beside the form: how each language stands, the way to its page, and what the clock will do. */
export function PublicationPanel() {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = publicationTexts[language];
  const call = usePublication();
  const { publication } = call;
  if (!publication) return null;

  async function cancel({ id }: Schedule) {
    if (await call.post('/schedules/cancel', { id })) toast.success(texts.cancelled);
    else call.reload();
  }

  return (
    <section aria-label={texts.title} className="publication">
      <h2>{texts.title}</h2>
      <dl>
        {locales.map((locale) => (
          <Language key={locale} language={language} locale={locale} standing={publication.languages[locale]} />
        ))}
      </dl>
      {publication.schedules.length > 0 && (
        <>
          <h3>{texts.schedules}</h3>
          <ul>
            {publication.schedules.map((schedule) => (
              <li key={schedule.id}>
                <ScheduleLine language={language} schedule={schedule} />
                {publication.mayPublish && (
                  <button disabled={call.busy} onClick={() => void cancel(schedule)} type="button">
                    {texts.cancelSchedule}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {call.error && (
        <p className="inbox-error" role="alert">
          {call.error}
        </p>
      )}
    </section>
  );
}

interface LanguageProps {
  language: Locale;
  locale: Locale;
  standing: LanguageStanding;
}

function Language({ language, locale, standing: { state, url } }: LanguageProps) {
  const texts = publicationTexts[language];
  return (
    <div>
      <dt>{texts.languages[locale]}</dt>
      <dd>
        <Tag tone={toneOf[state]}>{texts.states[state]}</Tag>
        {url && (
          <a href={url} rel="noreferrer" target="_blank">
            {texts.open}
          </a>
        )}
      </dd>
    </div>
  );
}

interface LineProps {
  language: Locale;
  schedule: Schedule;
}

function ScheduleLine({ language, schedule }: LineProps) {
  const texts = publicationTexts[language];
  const { action, at, by, failed, locale, stoppedBy = [] } = schedule;
  const zone = readerTimeZone();
  return (
    <div>
      <strong>{fill(texts.clock[action], { language: texts.languages[locale] })}</strong>
      <time dateTime={at}>
        {fill(texts.when, { moment: clockMoment(language, zone, at), zone: zoneName(zone, language) })}
      </time>
      <span className="inbox-quiet">{fill(texts.by, { name: by ?? texts.gone })}</span>
      {failed && stoppedBy.length === 0 && <span className="inbox-error">{texts.failed}</span>}
      {stoppedBy.length > 0 && (
        <div className="inbox-error">
          <p>{texts.stopped}</p>
          <ul>
            {stoppedBy.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
