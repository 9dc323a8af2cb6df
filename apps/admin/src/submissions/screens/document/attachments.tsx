import { fieldLabel, fileSize, previewableTypes, type Locale } from '@nasaq/contract';
import type { Event, Upload } from '../../../platform/payload/payload-types.ts';
import { memberName } from '../../../platform/staff/member-name.ts';
import { readAsked } from '../../record/asked.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';

interface Props {
  events: readonly Event[];
  files: readonly Upload[];
  language: Locale;
  /** What its form asked for. */
  asked: unknown;
}

/** The files that came with it, and who has opened each. */
export function Attachments({ asked, events, files, language }: Props) {
  const texts = inboxTexts[language];
  const questions = new Map(readAsked(asked)?.answers.map(({ label, name }) => [name, label[language]]));
  if (files.length === 0) return null;
  return (
    <section className="inbox-files">
      <h2>{texts.files}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id} className="inbox-file">
            {previewableTypes.includes(file.content_type) && (
              <a
                aria-label={`${texts.open} ${file.filename}`}
                href={`/uploads/${file.id}`}
                rel="noopener"
                target="_blank"
              >
                <img alt="" className="inbox-file__picture" loading="lazy" src={`/uploads/${file.id}`} />
              </a>
            )}
            <div>
              <p className="inbox-file__name">
                <bdi>{file.filename}</bdi>
              </p>
              <p className="inbox-quiet">
                {questions.get(file.field) ?? fieldLabel(file.field, language)} ·{' '}
                {fileSize(file.filesize, language, 'latn')}
              </p>
              <p className="inbox-file__actions">
                <a href={`/uploads/${file.id}`} rel="noopener" target="_blank">
                  {texts.open}
                  <span className="inbox-unseen"> {file.filename}</span>
                </a>
                <a download={file.filename} href={`/uploads/${file.id}?download`}>
                  {texts.download}
                  <span className="inbox-unseen"> {file.filename}</span>
                </a>
              </p>
              <SeenBy
                events={events.filter(({ to, type }) => type === 'viewed_file' && to === String(file.id))}
                language={language}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each person once, with the first time. */
function SeenBy({ events, language }: Pick<Props, 'events' | 'language'>) {
  const texts = inboxTexts[language];
  // Newest first as they come, so that the oldest of a person is what remains.
  const first = new Map(events.map((event) => [actorName(event, language), event.createdAt]));
  if (first.size === 0) return <p className="inbox-quiet">{texts.notOpened}</p>;
  return (
    <p className="inbox-quiet">
      {texts.seenBy}{' '}
      {[...first].map(([name, at], index) => (
        <span key={name}>
          {index > 0 && (language === 'ar' ? '، ' : ', ')}
          <bdi>{name}</bdi> (<Moment language={language} value={at} />)
        </span>
      ))}
    </p>
  );
}

function actorName({ actor }: Event, language: Locale): string {
  return typeof actor === 'object' && actor ? memberName(actor, language) : '—';
}
