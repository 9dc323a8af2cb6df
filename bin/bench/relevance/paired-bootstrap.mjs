const resamples = 10_000;

/**
 * The mean of differences query by query, with its 95 % interval: the bootstrap's percentiles over queries drawn again
 * and again with replacement (Sakai 2006). The draws are the same in every run.
 * @param {number[]} ours one value for each query
 * @param {number[]} theirs the other engine's, in the same order
 * @returns {{ mean: number, low: number, high: number }} above 0 = ours is better; an interval without 0 = surely so
 */
export function pairedDifference(ours, theirs) {
  const differences = ours.map((value, place) => value - theirs[place]);
  const random = generator(20_141_104);
  const means = Array.from({ length: resamples }, () => {
    let sum = 0;
    for (let draw = 0; draw < differences.length; draw += 1)
      sum += differences[Math.floor(random() * differences.length)];
    return sum / differences.length;
  }).sort((a, b) => a - b);
  return {
    mean: differences.reduce((sum, value) => sum + value, 0) / differences.length,
    low: means[Math.floor(resamples * 0.025)],
    high: means[Math.floor(resamples * 0.975)],
  };
}

/** Mulberry32: small, repeatable, good enough to draw queries. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
