/**
 * Checks that two pages show the same words in the same order, in as many elements: otherwise the comparison would be
 * of different pages.
 * @param {string} title of the one that is compared with ours
 * @throws {Error} with the first difference
 */
export async function checkSameContent(title, ours, theirs) {
  const [our, their] = await Promise.all([ours, theirs].map(read));
  const [ourWords, theirWords] = [wordsOf(our), wordsOf(their)];
  const longest = ourWords.length > theirWords.length ? ourWords : theirWords;
  const differing = longest.findIndex((_, index) => ourWords[index] !== theirWords[index]);
  if (differing !== -1) {
    const near = (words) => words.slice(Math.max(0, differing - 4), differing + 4).join(' ');
    throw new Error(`${title} differs at ${theirs}.\n  ours: ${near(ourWords)}\n  theirs: ${near(theirWords)}`);
  }
  const [ourElements, theirElements] = [elementsOf(our), elementsOf(their)];
  if (Math.abs(ourElements - theirElements) > ourElements * 0.02) {
    throw new Error(`${title} has ${theirElements} elements at ${theirs}, ours ${ourElements}.`);
  }
}

/** The body without scripts, comments and what stands in for scripts: they are each framework's own. */
async function read(url) {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  const html = await answer.text();
  return html.slice(html.indexOf('<body')).replace(/<(script|noscript)\b.*?<\/\1>|<!--.*?-->/gs, '');
}

/** Some frameworks escape quotes, some do not. */
function wordsOf(body) {
  return body
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .trim()
    .split(/\s+/);
}

function elementsOf(body) {
  return body.match(/<[a-z]/g).length;
}
