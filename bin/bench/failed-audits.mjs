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
      items: findings(details).slice(0, itemsShown).map(describe),
    }));
}

/** Newer audits wrap their findings in tables and sections; what only explains the audit itself is left out. */
function findings(details) {
  const items = Array.isArray(details?.items) ? details.items : [];
  return items.flatMap((item) => {
    if (item.type === 'table' || item.type === 'list') return findings(item);
    return item.type === 'list-section' || item.type === 'network-tree' ? [] : [item];
  });
}

/** One finding in a line: the element or file, and Lighthouse's own explanation. */
function describe(item) {
  if (item.type === 'checklist') return unmet(item.items).join(' · ');
  const { url, source, wastedBytes } = item;
  const node = item.type === 'node' ? item : item.node;
  const wasted = wastedBytes && `${Math.round(wastedBytes)} bytes wasted`;
  const known = [node?.selector, node?.snippet, node?.explanation?.replace(/\s+/g, ' '), url ?? source?.url, wasted];
  const line = known.filter(Boolean).join(' · ') || JSON.stringify(item);
  return line.slice(0, longest);
}

function unmet(checks) {
  return Object.values(checks)
    .filter(({ value }) => !value)
    .map(({ label }) => label);
}
