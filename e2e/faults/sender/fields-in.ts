/** Reads a form as React writes it: attributes in double quotes, five entities. Files are not kept by any form. */
export function fieldsIn(form: string): { action: string; values: Map<string, string[]> } {
  const values = new Map<string, string[]>();
  const add = (name: string | undefined, value: string) =>
    name && values.set(name, [...(values.get(name) ?? []), value]);
  for (const [tag] of form.matchAll(/<input[^>]*>/gi)) {
    const type = attribute(tag, 'type') ?? 'text';
    const chosen = !['checkbox', 'radio'].includes(type) || attribute(tag, 'checked') !== undefined;
    if (chosen && !['file', 'submit', 'button'].includes(type))
      add(attribute(tag, 'name'), attribute(tag, 'value') ?? (type === 'checkbox' ? 'on' : ''));
  }
  for (const [, tag, content] of form.matchAll(/(<textarea[^>]*>)([\s\S]*?)<\/textarea>/gi))
    add(attribute(tag!, 'name'), decode(content!.replace(/^\n/, '')));
  for (const [, tag, content] of form.matchAll(/(<select[^>]*>)([\s\S]*?)<\/select>/gi)) {
    const options = [...content!.matchAll(/<option[^>]*>/gi)].map(([option]) => option);
    const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0];
    if (chosen) add(attribute(tag!, 'name'), attribute(chosen, 'value') ?? '');
  }
  return { action: attribute(form.slice(0, form.indexOf('>')), 'action') ?? '', values };
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
