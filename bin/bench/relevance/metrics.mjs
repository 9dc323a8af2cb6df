/**
 * Judgments of one query: grades by entry. 3 = what was asked for, 2 = very relevant, 1 = related; absent = not relevant.
 * @typedef {Record<string, 1 | 2 | 3>} Judgments
 */

/** How far down a reader looks. */
export const depth = 10;
/** From this grade on an answer satisfies. */
const enough = 2;

/** The quality of one ranked list of entries, each entry once. */
export function measure(ranked, judgments) {
  return {
    ndcg: ndcg(ranked, judgments),
    reciprocalRank: reciprocalRank(ranked, judgments),
    success: successAtOne(ranked, judgments),
  };
}

/**
 * Normalised discounted cumulated gain of the first ten (Järvelin and Kekäläinen 2002), with the exponential gain
 * 2^grade − 1 (Burges et al. 2005): 7, 3 and 1 for the grades 3, 2 and 1.
 * @param {string[]} ranked entries, the best first
 * @param {Judgments} judgments
 * @returns {number} 0 to 1, where 1 = no order could be better
 */
export function ndcg(ranked, judgments) {
  const gains = ranked.slice(0, depth).map((entry) => gain(judgments[entry] ?? 0));
  const best = Object.values(judgments)
    .map(gain)
    .sort((a, b) => b - a)
    .slice(0, depth);
  return discounted(gains) / discounted(best);
}

/** 1 / the place of the first entry that satisfies, 0 where none of the first ten does. */
export function reciprocalRank(ranked, judgments) {
  const place = ranked.slice(0, depth).findIndex((entry) => (judgments[entry] ?? 0) >= enough);
  return place < 0 ? 0 : 1 / (place + 1);
}

/** 1 where the first entry satisfies, else 0. */
export function successAtOne(ranked, judgments) {
  return (judgments[ranked[0]] ?? 0) >= enough ? 1 : 0;
}

function gain(grade) {
  return 2 ** grade - 1;
}

function discounted(gains) {
  return gains.reduce((sum, value, place) => sum + value / Math.log2(place + 2), 0);
}
