import { isMachineAddress, type Locale } from '@nasaq/contract';
import type { PayloadRequest, TextFieldSingleValidation, Where } from 'payload';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { isReadAt } from '../checks/addresses.ts';
import { contentLabels } from '../catalogue/index.ts';
import { pageMoved } from '../entry/hooks/redirect-moved.ts';
import { readableAt } from '../navigation/readable-at.ts';
import { addressInWords, addressPlace, followChain, wayInWords } from './chain.ts';

/** In the `context` of a check of one line of a table, which is told of the line alone. */
export const lineOfTable = 'lineOfTable';

/** A path at which nobody finds a page, nor anything else: else nobody is led on. */
export const isOldPath: TextFieldSingleValidation = async (value, { event, id, req }) => {
  const language = interfaceLanguage(req.i18n);
  const texts = contentLabels.redirects;
  if (!isPath(value)) return pathMessage(language);
  if (isKept(req)) return true;
  // The site compares the path, whatever it is asked with.
  if (/[?#]/u.test(value!)) return texts.hasQuery[language];
  if (isMachineAddress(addressPlace(value!))) return texts.isMachines[language];
  // A table tells it of all its lines, before any of them is stored.
  if (isCompared(req) || event === 'onChange' || !req.payload) return true;
  const place = addressPlace(value!);
  const to = await storedTarget(req, place, id);
  if (to !== undefined) return fill(texts.isTaken[language], { to: addressInWords(to) });
  return (await isReadAt(req, place)) ? texts.isRead[language] : true;
};

/** Somewhere else than to itself, also by way of others, and to where something stands. */
export const leadsOn: TextFieldSingleValidation = async (value, { data, event, id, req }) => {
  const language = interfaceLanguage(req.i18n);
  const isElsewhere = /^https?:\/\/\S+$/.test(value ?? '');
  if (!isPath(value) && !isElsewhere) return pathMessage(language);
  // The site leads nobody off it.
  if (isElsewhere && !isKept(req)) return contentLabels.redirects.isElsewhere[language];
  const { from } = data as { from?: string | null };
  if (!value || !isPath(from) || isCompared(req) || event === 'onChange') return true;
  const way = await circleAt(req, { id, from: from!, to: value });
  if (way !== null) return circleMessage(way, language);
  const isNowhere = (await readableAt(req.payload, value)) === null;
  return !isNowhere || contentLabels.redirects.isNowhere[language];
};

interface Leading {
  id?: number | string | undefined;
  from: string;
  to: string;
}

/** The way in a circle that a redirect would lead, by those that are stored; null where its reader arrives. */
export async function circleAt(req: PayloadRequest, { from, id, to }: Leading): Promise<readonly string[] | null> {
  const { circle, way } = await followChain(from, (place) =>
    place === addressPlace(from) ? to : storedTarget(req, place, id),
  );
  return circle === null ? null : way;
}

/** Many at once are compared by who brings them in; a page that moves takes its addresses from whoever had them. */
function isCompared({ context }: PayloadRequest): boolean {
  return Boolean(context.silent ?? context[pageMoved]);
}

/** What was stored before there was a rule comes along with its company. */
function isKept(req: PayloadRequest): boolean {
  return isCompared(req) && !req.context[lineOfTable];
}

async function storedTarget(
  req: PayloadRequest,
  place: string,
  id: number | string | undefined,
): Promise<string | undefined> {
  // As people write it, and as browsers send it.
  const spellings = [place, encodeURI(place)].flatMap((one) => [one, `${one}/`]);
  const where: Where[] = [{ from: { in: spellings } }];
  if (id !== undefined) where.push({ id: { not_equals: id } });
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: where },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    select: { to: true },
    req: innerRequest(req),
  });
  return docs[0]?.to;
}

/** Why nobody would arrive. */
function circleMessage(way: readonly string[], language: Locale): string {
  const { circle, toItself } = contentLabels.redirects;
  return fill((way.length > 2 ? circle : toItself)[language], { way: wayInWords(way) });
}

function isPath(value: string | null | undefined): boolean {
  return /^\/(?!\/)[^\\\s]*$/.test(value ?? '');
}

function pathMessage(language: Locale): string {
  return contentLabels.redirects.wrongPath[language];
}
