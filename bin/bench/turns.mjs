import { setTimeout as wait } from 'node:timers/promises';
import { load } from './load.mjs';
import { median } from './median.mjs';

const pause = 300;

/**
 * Loads each contender in turn, in changing order, so that none has the better half of the run.
 * @param {{ name: string, url: string, pid: number, headers?: Record<string, string> }[]} contenders
 * @param {{ rounds: number, seconds: number, connections?: number }} options
 * @returns {Promise<Record<string, Awaited<ReturnType<typeof load>>>>} medians of the rounds, by name
 */
export async function takeTurns(contenders, { rounds, ...options }) {
  const samples = new Map(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of round % 2 ? contenders.toReversed() : contenders) {
      await wait(pause);
      samples.get(contender.name).push(await load(contender, options));
    }
  }
  return Object.fromEntries([...samples].map(([name, own]) => [name, medians(own)]));
}

function medians(samples) {
  const names = Object.keys(samples[0]);
  return Object.fromEntries(names.map((name) => [name, median(samples.map((sample) => sample[name]))]));
}
