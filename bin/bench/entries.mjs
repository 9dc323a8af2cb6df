import { apiBasePath, apiVersion, localeHeader, paths } from '@nasaq/contract';
import { median } from './median.mjs';
import { bodySize } from './body-size.mjs';
import { asStaff } from './staff.mjs';

const steps = [100, 1000];
const atOnce = 8;
const publishes = 10;

/**
 * What more entries cost: articles are added, and at each step one is published ten times: how long the publish takes,
 * the API's first answer after it, and the blog's first page after it.
 */
export async function measureEntries(product) {
  const staff = await asStaff(product);
  const { id, slug, title, summary, body, author } = await staff.find('posts');
  let count = await total(product);
  const rows = [await step()];
  for (const wanted of steps) {
    console.log(`Adding articles until there are ${wanted} …`);
    while (count < wanted) {
      const next = Array.from({ length: Math.min(atOnce, wanted - count) }, (_, place) => count + place + 1);
      await Promise.all(next.map(add));
      count += next.length;
    }
    rows.push(await step());
  }
  await staff.publish('posts', id, { title, slug });
  return { publishes, rows };

  function add(number) {
    return staff.create('posts', { title: `${title} ${number}`, slug: `${slug}-${number}`, summary, body, author });
  }

  async function step() {
    const samples = [];
    for (let turn = 1; turn <= publishes; turn += 1) {
      const publish = await timed(() => staff.publish('posts', id, { title: `${title} · ${count} · ${turn}`, slug }));
      const api = await timed(() => list(product));
      samples.push({ publish, api, page: await timed(() => bodySize(product.siteUrl + paths.blog)) });
    }
    const of = (name) => median(samples.map((sample) => sample[name]));
    return { entries: count, publish: of('publish'), api: of('api'), page: of('page') };
  }
}

async function total(product) {
  return (await list(product)).meta.total;
}

async function list({ adminUrl }) {
  const answer = await fetch(`${adminUrl}${apiBasePath}posts?v=${apiVersion}&limit=12`, {
    headers: { accept: 'application/json', [localeHeader]: 'en' },
  });
  return answer.json();
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
