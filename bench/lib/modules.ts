import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, minifySync, type Plugin, type Rolldown } from 'vite';

/** A module with its share of a chunk's transfer size. */
export interface ModuleShare {
  /** Path from the workspace root. */
  readonly module: string;
  /** Brotli bytes: the chunk's own size shared out by the sizes of its minified modules. */
  readonly bytes: number;
}

/** Chunk of a build with what it holds, the largest module first. */
export interface ChunkShares {
  readonly file: string;
  readonly bytes: number;
  readonly modules: readonly ModuleShare[];
}

const compressed = (code: string) => brotliCompressSync(code).length;

function shares(chunk: Rolldown.OutputChunk, root: string): ChunkShares {
  const bytes = compressed(chunk.code);
  const sized = Object.entries(chunk.modules)
    .map(([id, { code }]) => ({
      module: relative(root, id),
      size: code ? compressed(minifySync('module.js', code, { compress: true, mangle: { toplevel: true } }).code) : 0,
    }))
    .filter(({ size }) => size > 1);
  const total = sized.reduce((sum, { size }) => sum + size, 0);
  return {
    file: chunk.fileName,
    bytes,
    modules: sized
      .map(({ module, size }) => ({ module, bytes: Math.round((size * bytes) / total) }))
      .sort((a, b) => b.bytes - a.bytes),
  };
}

/** Builds a site's client into a separate folder and reports the contents of each chunk. */
export async function chunkShares(site: string, root: string): Promise<ChunkShares[]> {
  const outDir = join(tmpdir(), `housefront-bench-${process.pid}`);
  const chunks: ChunkShares[] = [];
  const reader: Plugin = {
    name: 'bench-shares',
    generateBundle(_, bundle) {
      for (const item of Object.values(bundle)) if (item.type === 'chunk') chunks.push(shares(item, root));
    },
  };
  try {
    await build({
      root: site,
      configFile: join(site, 'vite.config.ts'),
      logLevel: 'error',
      plugins: [reader],
      environments: { client: { build: { outDir: join(outDir, 'client') } } },
    });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
  return chunks.sort((a, b) => b.bytes - a.bytes);
}
