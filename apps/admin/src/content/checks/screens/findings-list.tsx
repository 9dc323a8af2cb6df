'use client';

import { localeInfo, type Locale } from '@nasaq/contract';
import { sentenceOf } from '@nasaq/translation/checks';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { menuNumber } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { checkScreenTexts } from '../../catalogue/index.ts';
import type { ToldFinding } from '../told-finding.ts';
import { LevelShape } from './level-shape.tsx';
import './checks.css';

interface Props {
  findings: readonly ToldFinding[];
  /** Of the menus. */
  language: Locale;
  /** Leads to the words; without, a finding is only told. */
  onJump?: (finding: ToldFinding) => void;
  /** What can be done with a finding besides. */
  renderActions?: (finding: ToldFinding) => ReactNode;
}

/** So many at once; nobody mends more of them in one go. */
const atOnce = 40;

/** Findings one below the other: where, what is wrong, and the words that are meant. Arrow keys lead from one to the next. */
export function FindingsList({ findings, language, onJump, renderActions }: Props) {
  const texts = checkScreenTexts[language].panel;
  const [shown, setShown] = useState(atOnce);
  const left = findings.length - shown;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons come up to it */}
      <ul className="findings" onKeyDown={steer}>
        {findings.slice(0, shown).map((finding) => (
          <li className="finding" data-level={finding.level} key={finding.key}>
            <LevelShape level={finding.level} />
            {onJump ? (
              <button className="finding__told" onClick={() => onJump(finding)} type="button">
                <Told finding={finding} language={language} />
              </button>
            ) : (
              <div className="finding__told">
                <Told finding={finding} language={language} />
              </div>
            )}
            {renderActions?.(finding)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button className="findings__more" onClick={() => setShown(shown + atOnce * 5)} type="button">
          {fill(texts.more, { count: menuNumber(language).format(left) })}
        </button>
      )}
    </>
  );
}

function Told({ finding, language }: { finding: ToldFinding; language: Locale }) {
  const { levels } = checkScreenTexts[language].panel;
  const { excerpt, label, level, locale } = finding;
  return (
    <>
      <span className="finding__label">
        {label[language]}
        <span className="inbox-unseen"> ({levels[level]})</span>
      </span>
      <span className="finding__sentence">{sentenceOf(finding, language)}</span>
      {excerpt && locale !== 'both' && (
        <span className="finding__words" dir={localeInfo[locale].dir} lang={localeInfo[locale].tag}>
          {excerpt.before}
          <mark>{excerpt.words}</mark>
          {excerpt.after}
        </span>
      )}
    </>
  );
}

function steer(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  if (!step || !target.matches('.finding__told')) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button.finding__told')];
  const next = all[all.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
