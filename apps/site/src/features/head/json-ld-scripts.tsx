/** Structured data; `<` is escaped so that no text can end the script element. */
export function JsonLdScripts({ objects }: { objects: object[] }) {
  return objects.map((object, index) => (
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(object).replaceAll('<', '\\u003c') }} />
  ));
}
