/** Structured data; `<` is escaped so that no text can end the script element. */
export function JsonLdScripts({ objects }: { objects: object[] }) {
  const texts = objects.map((object) => JSON.stringify(object).replaceAll('<', '\\u003c'));
  return texts.map((text) => (
    <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  ));
}
