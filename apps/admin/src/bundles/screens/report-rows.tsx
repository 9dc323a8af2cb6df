'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { menuNumber, menuTags } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import type { ReportedLine, ReportedRow } from '../bundle-api.ts';
import { bundleTexts } from '../catalogue/index.ts';
import type { Decisions, Standing } from '../import/decide.ts';

interface Props {
  decisions: Decisions;
  language: Locale;
  onDecide: (decisions: Decisions) => void;
  rows: readonly ReportedRow[];
  /** Names of what was written; null before. */
  written: readonly string[] | null;
}

/** In the order of what has to be looked at. */
const standings: readonly Standing[] = ['conflict', 'refused', 'changed', 'new', 'kept', 'same'];

/** More rows than this would push away what is done with them. */
const mostOpen = 50;

/** What a bundle would do, by how each document stands; what changes nothing is closed, and what is long and loses nothing. */
export function ReportRows({ decisions, language, onDecide, rows, written }: Props) {
  const { in: texts, standing: names } = bundleTexts[language];
  const count = (all: readonly unknown[]) => menuNumber(language).format(all.length);
  const decide = (chosen: readonly ReportedRow[], change: (row: ReportedRow) => Partial<Decisions[string]>) =>
    onDecide({
      ...decisions,
      ...Object.fromEntries(chosen.map((row) => [row.name, { ...decisions[row.name]!, ...change(row) }])),
    });
  return (
    <div className="bundles-report">
      {standings.map((standing) => {
        const group = rows.filter((row) => row.standing === standing);
        if (group.length === 0) return null;
        const isChoice = !written && (standing === 'new' || standing === 'changed' || standing === 'conflict');
        return (
          <details
            key={standing}
            className={`bundles-group bundles-group--${standing}`}
            open={isOpenAtFirst(standing, group.length)}
          >
            <summary>
              <span>{names[standing]}</span> <span className="bundles-count">{count(group)}</span>
            </summary>
            {isChoice && (
              <div className="bundles-actions">
                {standing === 'conflict' ? (
                  <>
                    <Small onClick={() => decide(group, ({ lines }) => ({ overwrite: bothIn(lines) }))}>
                      {texts.takeAllConflicts}
                    </Small>
                    <Small onClick={() => decide(group, () => ({ overwrite: [] }))}>{texts.keepAllConflicts}</Small>
                  </>
                ) : (
                  <>
                    <Small onClick={() => decide(group, () => ({ take: true }))}>{texts.select}</Small>
                    <Small onClick={() => decide(group, () => ({ take: false }))}>{texts.unselect}</Small>
                  </>
                )}
              </div>
            )}
            <ul>
              {group.map((row) => (
                <Row
                  key={row.name}
                  decisions={decisions}
                  isChoice={isChoice}
                  language={language}
                  onDecide={(change) => decide([row], () => change)}
                  row={row}
                  wasWritten={written?.includes(row.name) ?? false}
                />
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

function isOpenAtFirst(standing: Standing, length: number): boolean {
  if (standing === 'conflict' || standing === 'refused') return true;
  return (standing === 'new' || standing === 'changed') && length <= mostOpen;
}

function Small({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button buttonStyle="secondary" margin={false} onClick={onClick} size="small" type="button">
      {children}
    </Button>
  );
}

interface RowProps extends Pick<Props, 'decisions' | 'language'> {
  isChoice: boolean;
  onDecide: (change: Partial<Decisions[string]>) => void;
  row: ReportedRow;
  wasWritten: boolean;
}

function Row({ decisions, isChoice, language, onDecide, row, wasWritten }: RowProps) {
  const { csv, in: texts, languages, problems } = bundleTexts[language];
  const [isOpen, setOpen] = useState(row.standing === 'conflict');
  const { kindLabel, lacks = [], lines, missing, name, problem, title, unknownFields } = row;
  const decision = decisions[name];
  // Of what is new, which nobody knows yet.
  const address = row.standing === 'new' && row.line !== undefined ? name.slice(name.indexOf('/') + 1) : title;
  return (
    <li className="bundles-row">
      <div className="bundles-row__head">
        {isChoice && (
          <input
            aria-label={fill(texts.takeRow, { title })}
            checked={decision?.take ?? false}
            onChange={() => onDecide({ take: !decision?.take })}
            type="checkbox"
          />
        )}
        <span className="bundles-row__title" dir="auto">
          {title}
        </span>
        {address !== title && (
          <bdi className="bundles-row__kind" dir="ltr">
            {address}
          </bdi>
        )}
        <span className="bundles-row__kind">
          {kindLabel}
          {row.isDraft && ` · ${texts.draftOnly}`}
          {row.line !== undefined && ` · ${fill(texts.line, { line: numberOf(row.line, language) })}`}
          {wasWritten && ` · ${texts.written}`}
        </span>
        {lines.length > 0 && (
          <button aria-expanded={isOpen} className="bundles-more" onClick={() => setOpen(!isOpen)} type="button">
            {texts.details}
          </button>
        )}
      </div>
      {problem && <p className="bundles-warning">{fill(problems[problem.reason], { ...problem })}</p>}
      {lacks.map(({ labels, locale }) => (
        <p key={locale ?? 'both'} className="bundles-note">
          {fill(locale ? csv.lacksIn : csv.lacks, {
            language: locale ? languages[locale] : '',
            names: new Intl.ListFormat(language === 'ar' ? 'ar' : 'en-GB').format(labels),
          })}
        </p>
      ))}
      {missing.length > 0 && <p className="bundles-note">{fill(texts.missing, { names: missing.join(', ') })}</p>}
      {unknownFields.length > 0 && (
        <p className="bundles-note">{fill(texts.unknownFields, { names: unknownFields.join(', ') })}</p>
      )}
      {isOpen && (
        <ul className="bundles-lines">
          {lines.map((line) => (
            <Line
              key={line.key}
              isChoice={isChoice && line.side === 'both'}
              isTaken={decision?.overwrite.includes(line.key) ?? false}
              language={language}
              line={line}
              onTake={(isTaken) =>
                onDecide({
                  overwrite: isTaken
                    ? [...(decision?.overwrite ?? []), line.key]
                    : (decision?.overwrite ?? []).filter((key) => key !== line.key),
                })
              }
            />
          ))}
        </ul>
      )}
    </li>
  );
}

interface LineProps {
  isChoice: boolean;
  isTaken: boolean;
  language: Locale;
  line: ReportedLine;
  onTake: (isTaken: boolean) => void;
}

/** Both sides of a value; which of them counts where both are new. */
function Line({ isChoice, isTaken, language, line, onTake }: LineProps) {
  const { in: texts, languages } = bundleTexts[language];
  const label = [
    line.isStatus ? texts.status : line.label,
    line.locale && languages[line.locale],
    line.publishedOnly && texts.publishedOnly,
  ]
    .filter(Boolean)
    .join(' · ');
  const told = (value: string) => (line.isStatus ? (value === 'true' ? texts.shown : texts.notShown) : value);
  return (
    <li className={`bundles-line bundles-line--${line.side}`}>
      <p className="bundles-line__label">
        <span>{label}</span> <span className="bundles-side">{(line.isUnknown ? texts.unknown : texts)[line.side]}</span>
      </p>
      <dl>
        <div>
          <dt>{texts.here}</dt>
          <dd dir="auto">{told(line.here) || <em>{texts.empty}</em>}</dd>
        </div>
        <div>
          <dt>{texts.there}</dt>
          <dd dir="auto">{told(line.there) || <em>{texts.empty}</em>}</dd>
        </div>
      </dl>
      {isChoice && (
        <label className="bundles-check">
          <input checked={isTaken} onChange={() => onTake(!isTaken)} type="checkbox" />
          <span>{fill(texts.overwrite, { label })}</span>
        </label>
      )}
    </li>
  );
}

function bothIn(lines: readonly ReportedLine[]): string[] {
  return lines.flatMap(({ key, side }) => (side === 'both' ? [key] : []));
}

function numberOf(value: number, language: Locale): string {
  return new Intl.NumberFormat(menuTags[language], { useGrouping: false }).format(value);
}
