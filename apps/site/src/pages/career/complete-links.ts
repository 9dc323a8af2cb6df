/** `github.com/mona` → `https://github.com/mona`. What does not look like an address stays as it was typed. */
export function completeLinks(text: string): string {
  return text
    .split('\n')
    .map((line) => (isBare(line.trim()) ? `https://${line.trim()}` : line))
    .join('\n');
}

/** A host with a dot, and no scheme before it. */
function isBare(line: string): boolean {
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(line);
}
