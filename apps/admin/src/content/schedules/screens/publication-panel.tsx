'use client';

import { locales, zoneName, type Locale } from '@nasaq/contract';
import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { LanguageStanding, Publication, Schedule } from '../publication.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { clockMoment } from './company-clock.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import { toneOf } from '../../saving/language-state.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { usePublication } from './use-publication.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';

/** Beside the form: how each language stands, the way to its page, and what the clock will do. */
export function PublicationPanel() {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = publicationTexts[language];
  const { isTrashed } = useDocumentInfo();
  const call = usePublication();
  const [isScheduling, setScheduling] = useState(false);
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
                <ScheduleLine language={language} schedule={schedule} timeZone={publication.timeZone} />
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
      {call.error && !isScheduling && (
        <p className="inbox-error" role="alert">
          {call.error}
        </p>
      )}
      {publication.mayPublish && !isTrashed && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setScheduling(true)} size="small" type="button">
          {texts.schedule}
        </Button>
      )}
      {isScheduling && (
        <ScheduleDialog
          call={call}
          language={language}
          onClose={() => setScheduling(false)}
          timeZone={publication.timeZone}
        />
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
  timeZone: Publication['timeZone'];
}

function ScheduleLine({ language, schedule, timeZone }: LineProps) {
  const texts = publicationTexts[language];
  const { action, at, by, failed, locale, stoppedBy = [] } = schedule;
  return (
    <div>
      <strong>{fill(texts.clock[action], { language: texts.languages[locale] })}</strong>
      <time dateTime={at}>
        {fill(texts.when, { moment: clockMoment(language, timeZone, at), zone: zoneName(timeZone, language) })}
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
