import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const text = new Set(['.js', '.css', '.json', '.svg', '.html', '.txt', '.webmanifest']);

/** Files below this many bytes gain nothing from compression. */
const smallest = 512;

/** Writes `.br` and `.gz` siblings of every text file under a folder, so that no server compresses them at runtime (GW-01). */
export function precompress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry);
    if (!text.has(extname(path)) || !statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    if (bytes.length < smallest) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
