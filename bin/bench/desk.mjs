import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from './chromium-flags.mjs';
import { median } from './median.mjs';
import { signIn } from './sign-in.mjs';
import { asStaff } from './staff.mjs';

const visits = 9;
const letters = 60;
const saves = 9;
/** Milliseconds between two letters: somebody who types quickly. */
const pace = 80;
/** Longer than a desk waits for the next letter before it saves. */
const pause = 2_500;
/** A view to which nothing has come for so long, in milliseconds, is whole. */
const settled = 3_000;
const timeout = 30_000;
/** The longest entry of the demo company. */
const [collection, slug] = ['solutions', 'online-store'];

/** The two ways to write in an entry: what stands for a field there, and the title of its English. */
const views = {
  desk: { end: '', fields: '.desk-field', title: '[data-path="title"] [data-locale="en"] :is(input, textarea)' },
  form: { end: '/form', fields: '.render-fields .field-type', title: '#field-title' },
};

/**
 * The desk of the longest entry, with both its languages, beside the CMS's own form, with one, in turn and in a browser
 * that has its files: milliseconds until the first and the last field stand, from a key until it is drawn, and until a
 * save is answered, in the form's place by Payload's own call. The desk is opened from the list of its kind too, which
 * leads to no form.
 */
export async function measureDesk(product) {
  console.log('Opening desks …');
  const staff = await asStaff(product);
  const entry = await staff.find(collection, slug);
  // A profile on the disk, as staff have one: Chromium keeps compiled scripts in no other.
  const profile = await mkdtemp(path.join(tmpdir(), 'nasaq-bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    args: chromiumFlags,
    viewport: { width: 1440, height: 900 },
  });
  try {
    await context.addCookies([{ name: 'nasaq-admin-token', value: await signIn(product), url: product.adminUrl }]);
    const address = `${product.adminUrl}/admin/collections/${collection}/${entry.id}`;
    const counts = {};
    for (const [name, view] of Object.entries(views)) counts[name] = await countFields(context, address, view);
    const begun = { desk: [], form: [] };
    const opened = { desk: [], form: [] };
    const all = Object.entries(views);
    for (let visit = 0; visit < visits; visit += 1)
      for (const [name, view] of visit % 2 ? all.toReversed() : all) {
        const { first, last } = await open(context, address + view.end, view.fields, counts[name]);
        begun[name].push(first);
        opened[name].push(last);
      }
    const followed = { desk: [] };
    for (let visit = 0; visit < visits; visit += 1)
      followed.desk.push(await follow(context, address, views.desk.fields, counts.desk));
    const keys = {};
    for (const [name, view] of all) keys[name] = await typeIn(context, address, view);
    const saved = { desk: await saveOnDesk(context, address), form: await saveByCall(staff, entry) };
    return {
      visits,
      letters,
      saves,
      ...Object.fromEntries(
        Object.entries({ begun, opened, followed, keys, saved }).map(([name, { desk, form }]) => [
          name,
          { desk: summary(desk), ...(form && { form: summary(form) }) },
        ]),
      ),
    };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
    await staff.publish(collection, entry.id, { title: entry.title, slug: entry.slug });
  }
}

function summary(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return { median: median(values), p95: sorted[Math.ceil(sorted.length * 0.95) - 1] };
}

/** How many fields there are once nothing more comes: a desk is never silent, it listens to who else is there. */
async function countFields(context, address, { end, fields }) {
  const page = await context.newPage();
  await page.goto(address + end, { waitUntil: 'commit' });
  await page.locator(fields).first().waitFor({ timeout });
  let count = 0;
  for (let now = await page.locator(fields).count(); now !== count; now = await page.locator(fields).count()) {
    count = now;
    await wait(settled);
  }
  await page.close();
  return count;
}

async function open(context, address, fields, count) {
  const page = await context.newPage();
  await page.addInitScript(
    ({ fields, count }) => {
      globalThis.allStand = new Promise((resolve) => {
        let first;
        const look = () => {
          const { length } = document.querySelectorAll(fields);
          if (length > 0) first ??= performance.now();
          if (length >= count) resolve({ first, last: performance.now() });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    },
    { fields, count },
  );
  await page.goto(address, { waitUntil: 'commit' });
  const stood = await page.evaluate(() => globalThis.allStand);
  await page.close();
  return stood;
}

/** From a click on the entry in the list of its kind. */
async function follow(context, address, fields, count) {
  const page = await context.newPage();
  await page.goto(path.posix.dirname(address), { waitUntil: 'commit' });
  const link = page.locator(`a[href$="${new URL(address).pathname}"]`).first();
  await link.waitFor({ timeout });
  await wait(settled);
  const after = await link.evaluate(
    (entry, { fields, count }) =>
      new Promise((resolve) => {
        const begun = performance.now();
        const look = () =>
          document.querySelectorAll(fields).length >= count
            ? resolve(performance.now() - begun)
            : requestAnimationFrame(look);
        entry.click();
        requestAnimationFrame(look);
      }),
    { fields, count },
  );
  await page.close();
  return after;
}

/** From each key until the frame behind it is painted. */
async function typeIn(context, address, { end, title }) {
  const page = await context.newPage();
  await goToTitle(page, address + end, title);
  await page.evaluate(() => {
    globalThis.drawn = [];
    addEventListener(
      'keydown',
      () => {
        const at = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => globalThis.drawn.push(performance.now() - at));
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  for (let letter = 0; letter < letters; letter += 1) await page.keyboard.press('a', { delay: pace });
  const drawn = await page.evaluate(() => globalThis.drawn);
  await page.close();
  return drawn;
}

/** What the browser itself waits for the desk's own call, after each word that is typed. */
async function saveOnDesk(context, address) {
  const page = await context.newPage();
  await goToTitle(page, address, views.desk.title);
  const taken = [];
  for (let save = 0; save < saves; save += 1) {
    const finished = page.waitForEvent('requestfinished', {
      timeout,
      predicate: (request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/desk'),
    });
    await page.keyboard.type(` ${save}`);
    taken.push((await finished).timing().responseEnd);
    await wait(pause);
  }
  await page.close();
  return taken;
}

/** The same with the call that Payload's form makes. */
async function saveByCall(staff, { id, slug: own, title }) {
  const taken = [];
  for (let save = 0; save < saves; save += 1) {
    const begun = performance.now();
    await staff.saveDraft(collection, id, { title: `${title} ${save}`, slug: own });
    taken.push(performance.now() - begun);
    await wait(pause);
  }
  return taken;
}

/** A view that has settled, with the caret behind the title. */
async function goToTitle(page, address, title) {
  await page.goto(address, { waitUntil: 'commit' });
  const field = page.locator(title).first();
  await field.click({ timeout });
  await wait(settled);
  await field.press('End');
}
