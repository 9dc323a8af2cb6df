'use client';

import { locales, type Locale } from '@nasaq/contract';
import { type Doc, newRowId, wordsOf } from '@nasaq/translation';
import { toast, useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState, useSyncExternalStore } from 'react';
import { interfaceLanguage } from '../../../../platform/staff/interface-language.ts';
import { Moment } from '../../../../platform/staff/screens/moment.tsx';
import { deskTexts } from '../../../catalogue/index.ts';
import { GoneNotice, useGone } from '../../../saving/screens/in-trash.tsx';
import { Quoted } from '../../../saving/screens/quoted.tsx';
import { storedForms } from '../../../saving/screens/stored-forms.ts';
import type { DeskSave, DeskValues } from '../../desk-api.ts';
import { partsOf } from '../base-parts.ts';
import { readDesk } from '../desk-calls.ts';
import type { KeptDesk } from '../desk-line.ts';
import { isKeptDesk, keptPlaces } from '../kept-desk.ts';
import { writtenIn } from '../written-in.ts';
import { createEntry } from './entry-acts.ts';
import '../controls.css';
import './entry.css';

/**
 * Above a list to which the CMS leads from an entry that is gone: what this browser has kept of words that were typed in it
 * and never saved, to be copied or to begin a new entry with.
 */
export function LeftWords({ collectionSlug = '' }: { collectionSlug?: string }) {
  const gone = useGone(collectionSlug);
  const { user } = useAuth();
  // The browser alone keeps something.
  const isBrowser = useSyncExternalStore(noChanges, always, never);
  if (!isBrowser || !gone || !user) return null;
  return (
    <>
      <GoneNotice collectionSlug={collectionSlug} gone={gone} />
      {!gone.isInTrash && <Kept gone={gone.id} key={gone.id} type={collectionSlug} user={Number(user.id)} />}
    </>
  );
}

const noChanges = () => () => {};
const always = () => true;
const never = () => false;

function Kept({ gone, type, user }: { gone: string; type: string; user: number }) {
  const forms = storedForms(user);
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const router = useRouter();
  const language = interfaceLanguage(i18n);
  const texts = deskTexts[language];
  const [kept, setKept] = useState(() => keptOf(user, `${type}-${gone}-desk`));
  const [busy, setBusy] = useState(false);
  const said = kept ? wordsIn(kept.save) : [];
  if (!kept || said.length === 0) return null;
  const { at, place, save } = kept;

  /** What another window has kept of it comes next. */
  function forget() {
    forms.write(place, { values: null, at: '' });
    setKept(keptOf(user, `${type}-${gone}-desk`));
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(said.map(({ words }) => words).join('\n\n'));
      toast(texts.left.copied);
    } catch {
      toast.error(texts.unchanged);
    }
  }

  /** Its desk brings back what is kept for it, and saves it. */
  async function begin() {
    setBusy(true);
    const id = await createEntry(`${config.routes.api}/${type}`, language);
    const got =
      id === null ? null : await readDesk({ address: `${config.routes.api}/${type}/${id}/desk`, language, user });
    setBusy(false);
    if (!got || 'trouble' in got) return void toast.error(texts.unchanged);
    const { bases, form } = got.desk;
    const on = (part: DeskValues, locale: Locale): DeskValues => {
      const values = renewed(part.values) as Doc;
      return { values, base: partsOf(bases[locale], Object.keys(values)) };
    };
    const languages = Object.fromEntries(
      locales.flatMap((locale) => {
        const part = save.languages[locale];
        return part ? [[locale, on(part, locale)] as const] : [];
      }),
    );
    const newest: DeskSave = { form, languages, ...(save.shared && { shared: on(save.shared, 'en') }) };
    forms.write(`${type}-${id}-desk`, { values: { newest } satisfies KeptDesk as unknown as Doc, at });
    forget();
    router.push(`${config.routes.admin}/collections/${type}/${id}`);
  }

  return (
    <section aria-label={texts.left.heading} className="desk-left" role="status">
      <p>
        {texts.left.heading} <Moment language={language} value={at} />
      </p>
      {said.map(({ locale, name, words }) => (
        <Quoted key={`${locale} ${name}`} language={language} text={words} {...writtenIn(locale)} />
      ))}
      <div className="desk-left__acts">
        <button className="desk-button" disabled={busy} onClick={() => void begin()} type="button">
          {texts.left.begin}
        </button>
        <button className="desk-button" onClick={() => void copy()} type="button">
          {texts.left.copy}
        </button>
        <button className="desk-button" onClick={forget} type="button">
          {texts.left.forget}
        </button>
      </div>
    </section>
  );
}

/** What one of its windows has kept; the place alone is needed to forget it. */
function keptOf(user: number, desk: string): { at: string; place: string; save: DeskSave } | null {
  for (const place of keptPlaces(user, desk)) {
    const { at, values } = storedForms(user).read(place);
    if (isKeptDesk(values) && wordsIn(whole(values)).length > 0) return { at, place, save: whole(values) };
  }
  return null;
}

/** What was typed last is newer than what had left before. */
function whole({ lost, newest }: KeptDesk): DeskSave {
  const languages: DeskSave['languages'] = {};
  for (const locale of locales) {
    const [before, after] = [lost?.languages[locale], newest.languages[locale]];
    if (before || after)
      languages[locale] = {
        values: { ...before?.values, ...after?.values },
        base: { ...before?.base, ...after?.base },
      };
  }
  const shared = newest.shared ?? lost?.shared;
  return { ...newest, languages, ...(shared && { shared }) };
}

function wordsIn({ languages }: DeskSave): { locale: Locale; name: string; words: string }[] {
  return locales.flatMap((locale) =>
    Object.entries(languages[locale]?.values ?? {})
      .map(([name, value]) => ({ locale, name, words: spoken(value) }))
      .filter(({ words }) => words !== ''),
  );
}

/** Of rows and groups, the texts inside of them, one below the other. */
function spoken(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if ('root' in value) return wordsOf(value);
  const told = Object.entries(value).filter(([name]) => name !== 'id' && name !== 'pair');
  return told
    .map(([, inside]) => spoken(inside))
    .filter(Boolean)
    .join('\n');
}

/** Rows of another entry have ids of their own; their pairs still join both languages. */
function renewed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withNewId(renewed(one)));
  if (typeof value !== 'object' || value === null || 'root' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, renewed(inside)]));
}

function withNewId(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? { ...row, id: newRowId() } : row;
}
