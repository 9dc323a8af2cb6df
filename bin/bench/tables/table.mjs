/** A Markdown table. */
export function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
export const megabytes = (value) => (value === null ? 'not measured' : `${value.toFixed(0)} MB`);
export const times = (value) => `${value < 10 ? value.toFixed(2) : value.toFixed(1)}×`;
export const milliseconds = (value) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
/** As many digits as the figure carries. */
export const rate = (value) => (value < 100 ? value.toFixed(1) : value.toFixed(0));
