'use client';

import { localeInfo, otherLocale } from '@nasaq/contract';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { saidElsewhere } from '../../../../platform/staff/titles/title-elsewhere.ts';
import { OtherTitle } from '../../../../platform/staff/titles/title-cell.tsx';
import { useDesk } from '../desk-context.ts';
import { findDocuments, type KnownDocument, useDocument } from './known-documents.ts';
import { useCollections } from './use-collections.ts';

/** A document of one of several collections, as it is stored. */
export interface Reference {
  relationTo: string;
  value: number | string;
}

interface Props {
  relationTo: readonly string[];
  /** What is chosen; none where the picker adds to others. */
  value: Reference | null;
  /** Which may be chosen. */
  filter?: Record<string, unknown> | undefined;
  onChange: (chosen: Reference) => void;
  labelledBy: string;
  describedBy?: string | undefined;
}

interface Found extends Reference {
  document: KnownDocument;
}

/** A field that finds documents by what is typed of their names, in either language. */
export function DocumentPicker({ describedBy, filter, labelledBy, onChange, relationTo, value }: Props) {
  const { language, texts } = useDesk();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [place, setPlace] = useState(0);
  const collections = useCollections();
  const shown = useShownName(value);
  const found = useFound(typed, relationTo, filter);
  const isOpen = typed !== null;

  function choose({ relationTo: collection, value: chosen }: Found) {
    onChange({ relationTo: collection, value: chosen });
    setTyped(null);
  }

  function steer(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      if (isOpen) setPlace((before) => (before + step + found.length) % (found.length || 1));
      else setTyped('');
    } else if (event.key === 'Enter' && isOpen && found[place]) choose(found[place]);
    else if (event.key === 'Escape' && isOpen) setTyped(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="desk-picker">
      <input
        aria-activedescendant={isOpen && found[place] ? `${id}-${place}` : undefined}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-describedby={describedBy}
        aria-expanded={isOpen}
        aria-labelledby={labelledBy}
        autoComplete="off"
        // The hint in an empty one is in the language of the menus.
        dir={typed || shown ? 'auto' : localeInfo[language].dir}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          setPlace(0);
        }}
        onClick={() => setTyped((before) => before ?? '')}
        onKeyDown={steer}
        placeholder={shown || texts.find}
        role="combobox"
        value={typed ?? shown}
      />
      <div aria-labelledby={labelledBy} className="desk-picker__list" hidden={!isOpen} id={`${id}-list`} role="listbox">
        {found.map((one, index) => (
          <div
            aria-selected={index === place}
            id={`${id}-${index}`}
            key={`${one.relationTo}/${one.value}`}
            onMouseDown={(event) => {
              // The keys stay in the field.
              event.preventDefault();
              choose(one);
            }}
            role="option"
            tabIndex={-1}
          >
            <DocumentName document={one.document} />
            {relationTo.length > 1 && <span className="desk-picker__kind">{collections(one.relationTo).label}</span>}
          </div>
        ))}
      </div>
      {isOpen && typed !== '' && found.length === 0 && <p className="desk-picker__none">{texts.nothingFound}</p>}
    </div>
  );
}

/** A name in the language of the menus, else in the other one. */
export function DocumentName({ document: { id, name } }: { document: KnownDocument }) {
  const { language, texts } = useDesk();
  const other = otherLocale(language);
  if (name[language]) return <bdi>{name[language]}</bdi>;
  if (name[other]) return <OtherTitle locale={other} text={name[other]} />;
  return <bdi>{`${texts.nameless} ${id}`}</bdi>;
}

function useShownName(value: Reference | null): string {
  const { language } = useDesk();
  const document = useDocument(useCollections()(value?.relationTo ?? ''), value?.value ?? null);
  if (!document) return '';
  const locale = otherLocale(language);
  const text = document.name[locale];
  return document.name[language] || (text && saidElsewhere({ locale, text }, language)) || String(document.id);
}

/** A pause that means that a word is typed, in milliseconds. */
const pause = 200;

function useFound(typed: string | null, relationTo: readonly string[], filter: Props['filter']): Found[] {
  const [found, setFound] = useState<Found[]>([]);
  const collections = useCollections();
  const slugs = relationTo.join();
  useEffect(() => {
    if (typed === null) return;
    const search = new AbortController();
    const timer = setTimeout(
      async () => {
        const { signal } = search;
        const lists = await Promise.allSettled(
          slugs.split(',').map((slug) => findDocuments({ ...collections(slug), typed, filter, signal })),
        );
        if (signal.aborted) return;
        setFound(
          lists.flatMap((list, index) =>
            list.status === 'fulfilled'
              ? list.value.map((document) => ({ relationTo: slugs.split(',')[index]!, value: document.id, document }))
              : [],
          ),
        );
      },
      typed ? pause : 0,
    );
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [collections, filter, slugs, typed]);
  return found;
}
