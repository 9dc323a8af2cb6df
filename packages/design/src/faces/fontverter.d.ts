declare module 'fontverter' {
  export function convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2', from?: string): Promise<Buffer>;
}
