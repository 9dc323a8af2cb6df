/**
 * Checks that two home pages show the same words in the same order, in as many elements: otherwise the comparison
 * would be of different pages.
 * @throws {Error} with the first difference
 */
export async function checkSameContent(ours, theirs) {
  const [our, their] = await Promise.all([ours, theirs].map(async (url) => bodyOf(await (await fetch(url)).text())));
  const [ourWords, theirWords] = [wordsOf(our), wordsOf(their)];
  const longest = ourWords.length > theirWords.length ? ourWords : theirWords;
  const differing = longest.findIndex((_, index) => ourWords[index] !== theirWords[index]);
  if (differing !== -1) {
    const near = (words) => words.slice(Math.max(0, differing - 4), differing + 4).join(' ');
    throw new Error(
      `The Next.js page differs: bring benchmarks/peers/next-home up to date.\n  ours: ${near(ourWords)}\n  theirs: ${near(theirWords)}`,
    );
  }
  const [ourElements, theirElements] = [elementsOf(our), elementsOf(their)];
  if (Math.abs(ourElements - theirElements) > ourElements * 0.02) {
    throw new Error(
      `The Next.js page has ${theirElements} elements, ours ${ourElements}: bring benchmarks/peers/next-home up to date.`,
    );
  }
}

/** Without scripts and comments, which are each framework's own. */
function bodyOf(html) {
  return html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>|<!--.*?-->/gs, '');
}

function wordsOf(body) {
  return body
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .trim()
    .split(/\s+/);
}

function elementsOf(body) {
  return body.match(/<[a-z]/g).length;
}
