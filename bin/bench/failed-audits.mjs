const itemsShown = 5;
const longest = 300;

/**
 * The audits of a Lighthouse report that did not pass, those that cost points first.
 * @returns {{ id: string, title: string, category: string, weight: number, items: string[] }[]} `weight` 0 = advice only
 */
export function failedAudits({ categories, audits }) {
  const references = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.map((ref) => ({ ...ref, category: id })),
  );
  return references
    .map(({ id, weight, category }) => ({ ...audits[id], category, weight }))
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative')
    .sort((a, b) => b.weight - a.weight)
    .map(({ id, title, category, weight, displayValue, details }) => ({
      id,
      title: displayValue ? `${title} (${displayValue})` : title,
      category,
      weight,
      items: (details?.items ?? []).slice(0, itemsShown).map(describe),
    }));
}

/** One finding in a line: the element or file, and Lighthouse's own explanation. */
function describe(item) {
  const { node, url, source, ...rest } = item;
  const parts = [node?.selector, node?.snippet, node?.explanation?.replace(/\s+/g, ' '), url ?? source?.url];
  const known = parts.filter(Boolean);
  return (
    known.length > 0
      ? [...known, rest.wastedBytes && `${rest.wastedBytes} bytes wasted`].filter(Boolean).join(' · ')
      : JSON.stringify(item)
  ).slice(0, longest);
}
