import { setTimeout as wait } from 'node:timers/promises';
import { localePath, locales } from '@nasaq/contract';
import { browserHeaders } from './contenders.mjs';
import { loadCore, pin, serverCore, unpin } from './cores.mjs';
import { load } from './load.mjs';
import { median } from './median.mjs';
import { pages } from './pages.mjs';
import { signIn } from './sign-in.mjs';
import { rendering, startSite } from './site-process.mjs';

const connections = 20;
/** A site that was not told asks every 15 seconds. */
const patience = 60_000;
const brand = { colour: '#b4235a', faces: 'cairo' };
const built = { colour: null, faces: null };

/**
 * What a colour, a pair of faces and words of the owner's cost: processor time per page with the company as it was built
 * and as its owner has made it, in turn, from the page cache and rendered anew, by page and language.
 */
export async function measureOwn(product, { port, rounds, seconds }, started) {
  const staff = await staffOf(product);
  const beside = await startSite({ ...product, port: port + 2, env: rendering }, started);
  const sites = { cached: { url: product.siteUrl, pid: product.site }, rendered: { url: beside.url, pid: beside.pid } };
  for (const { pid } of Object.values(sites)) pin(pid, serverCore);
  pin(product.admin, loadCore);
  const texts = await staff.textsToChange();
  const samples = {};
  try {
    for (let round = 0; round < Math.max(3, rounds); round += 1)
      for (const state of round % 2 ? ['own', 'built'] : ['built', 'own']) {
        console.log(`Loading pages of the company as it is ${state === 'own' ? 'made by its owner' : 'built'} …`);
        await staff.become(state, texts);
        for (const [way, { pid, url }] of Object.entries(sites)) {
          for (const locale of locales) await untilItIs(state, url + localePath(locale, pages[0].path));
          for (const { name, path } of pages)
            for (const locale of locales) {
              const server = { pid, url: await addressOf(url + localePath(locale, path)), headers: browserHeaders };
              await load(server, { seconds: 1, connections });
              const { processor } = await load(server, { seconds, connections });
              (((samples[way] ??= {})[`${name}, ${locale}`] ??= {})[state] ??= []).push(processor);
            }
        }
      }
  } finally {
    await staff.become('built', texts);
    for (const { pid } of Object.values(sites)) unpin(pid);
    unpin(product.admin);
  }
  const medians = Object.entries(samples).map(([way, measured]) => [
    way,
    Object.fromEntries(
      Object.entries(measured).map(([page, { built: before, own }]) => [
        page,
        { built: median(before), own: median(own) },
      ]),
    ),
  ]);
  return { changedTexts: texts.length, ...Object.fromEntries(medians) };
}

/** An entry has an address in each language, to which the other one leads. */
async function addressOf(url) {
  return (await fetch(url)).url;
}

/** Its page names the stylesheet of the owner's brand, or none. */
async function untilItIs(state, url) {
  const begun = performance.now();
  for (;;) {
    const html = await (await fetch(url)).text();
    if (html.includes('href="/brand/b4235a-') === (state === 'own')) return;
    if (performance.now() - begun > patience) throw new Error(`${url} does not follow the brand.`);
    await wait(250);
  }
}

async function staffOf(product) {
  const headers = { 'content-type': 'application/json', authorization: `JWT ${await signIn(product)}` };
  const post = async (path, body) => {
    const answer = await fetch(`${product.adminUrl}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const known = async () => new Map((await post('words/texts', {})).texts.map((text) => [text.key, text]));

  return {
    /** What the measured pages say in English, without values that would have to stand in them. */
    async textsToChange() {
      const said = await Promise.all(pages.map(async ({ path }) => (await fetch(product.siteUrl + path)).text()));
      const fitting = [...(await known()).values()].filter(
        (text) =>
          text.kind === 'icu' &&
          locales.every((locale) => /^[^{}<>&\n]{4,100}$/.test(text.in[locale]?.built)) &&
          said.some((html) => html.includes(`>${text.in.en.built}<`)),
      );
      return fitting.map(({ key }) => key);
    },
    async become(state, keys) {
      await post('globals/brand', { ...(state === 'own' ? brand : built), _status: 'published' });
      const texts = await known();
      for (const key of keys)
        for (const locale of locales) {
          const { built: text, version, text: said } = texts.get(key).in[locale];
          const wanted = state === 'own' ? `${text} ·` : null;
          if (said !== wanted) await post('words/save', { key, locale, text: wanted, version });
        }
    },
  };
}
