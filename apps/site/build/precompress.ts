// Writes a brotli and a gzip copy of every text file of the client build, at the highest levels: they are served as they lie.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { clientFolder } from './client-folder.ts';

const assets = join(clientFolder, 'assets');
const texts = readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name));

for (const name of texts) {
  const path = join(assets, name);
  const content = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
console.log(`Precompressed ${texts.length} files.`);
