import { type Locale, localePath, otherLocale } from '@nasaq/contract';
import { splitLocale } from '../locale/split-locale.ts';
import type { PageAnswer } from '../platform/responses.ts';
import { fullPath } from '../router/history.ts';
import { matchRoute } from '../router/match.ts';
import type { RouteDefinition } from '../routes.ts';

/** Stands for what an address says, in the page from which the others are made. */
const marker = 'nasaq-missing';

type Parts = Pick<PageAnswer, 'headers'> & {
  /** The page between the places where its address stands: as it is read, and as the language switch leads to it. */
  pieces: (string | 'here' | 'there')[];
};

export interface Missing {
  pathname: string;
  search: string;
}

/**
 * The 404 pages of anybody. They differ in their address alone: one for each route and language is rendered, and every
 * address is written into it. So whoever asks for what does not exist keeps nothing and nobody busy.
 */
export class MissingPages {
  private readonly rendered = new RenderedOnce<Parts>();
  private readonly render: (missing: Missing) => Promise<PageAnswer>;

  /** @param render the whole 404 page of an address */
  constructor(render: (missing: Missing) => Promise<PageAnswer>) {
    this.render = render;
  }

  async answer({ pathname, search }: Missing): Promise<Pick<PageAnswer, 'status' | 'headers' | 'body'>> {
    const { locale, path } = splitLocale(pathname);
    const { pieces, headers } = await this.parts(matchRoute(pathname).route, locale);
    const here = escaped(fullPath({ pathname, search }));
    const there = escaped(localePath(otherLocale(locale), path) + search);
    const body = pieces.map((piece) => (piece === 'here' ? here : piece === 'there' ? there : piece)).join('');
    return { status: 404, headers, body };
  }

  purge(): void {
    this.rendered.clear();
  }

  private parts(route: RouteDefinition, locale: Locale): Promise<Parts> {
    return this.rendered.get(`${locale} ${route.name}`, () => this.make(route, locale));
  }

  private async make({ path }: RouteDefinition, locale: Locale): Promise<Rendered<Parts>> {
    const invented = path.replace(/:\w+|\*/g, marker);
    const search = `?${marker}`;
    const { body, headers, complete } = await this.render({ pathname: localePath(locale, invented), search });
    const there = localePath(otherLocale(locale), invented) + search;
    const here = localePath(locale, invented) + search;
    return { value: { headers, pieces: split(body, here, there) }, complete };
  }
}

/** One of the two may be the end of the other: the longer is looked for first. */
function split(body: string, here: string, there: string): Parts['pieces'] {
  const inner = (text: string) => text.split(here.length > there.length ? there : here);
  const [outerMark, innerMark] =
    here.length > there.length ? (['here', 'there'] as const) : (['there', 'here'] as const);
  return body
    .split(here.length > there.length ? here : there)
    .map((text) => inner(text).flatMap((piece, index) => (index === 0 ? [piece] : [innerMark, piece])))
    .flatMap((pieces, index) => (index === 0 ? pieces : [outerMark, ...pieces]));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** As React writes text and attributes. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** Milliseconds, as of a cached page. */
const freshFor = 60_000;

export interface Rendered<T> {
  value: T;
  /** `false` where the admin host did not answer for all of it: then it is made again for the next. */
  complete: boolean;
}

interface Known<T> {
  value: Promise<T>;
  /** Epoch milliseconds. */
  freshUntil: number;
}

/** Pages without content of their own, few by their names, each rendered once for all who ask within a minute. */
export class RenderedOnce<T> {
  private readonly known = new Map<string, Known<T>>();

  get(name: string, make: () => Promise<Rendered<T>>): Promise<T> {
    const known = this.known.get(name);
    if (known && known.freshUntil > Date.now()) return known.value;
    const made = make();
    const fresh = { value: made.then(({ value }) => value), freshUntil: Date.now() + freshFor };
    this.known.set(name, fresh);
    const forget = () => {
      fresh.freshUntil = 0;
    };
    made.then(({ complete }) => complete || forget(), forget);
    return fresh.value;
  }

  /** What is being made is for those who have asked already. */
  clear(): void {
    this.known.clear();
  }
}
