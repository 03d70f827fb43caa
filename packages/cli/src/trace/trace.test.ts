import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { main } from '../main.ts';
import { shopPerTest } from '../testing/shopPerTest.ts';

const { root, out, problems } = shopPerTest('1001');

/** A script of a site, bundled and minified by the bundler of sites, with its map where the site's build puts it. */
async function builtScript(): Promise<{ readonly stack: string }> {
  const source = join(root, 'sites/1001/src/broken.ts');
  writeFileSync(
    source,
    'const lengthOf = (list?: readonly string[]): number => list!.length;\n\nexport function countTiles(): number {\n  return lengthOf(undefined);\n}\n',
  );
  const result = await build({
    root: join(root, 'sites/1001'),
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      sourcemap: 'hidden',
      target: 'es2022',
      rollupOptions: {
        input: source,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/[name]-[hash].js', dir: join(root, 'sites/1001/dist/client') },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const maps = join(root, 'sites/1001/dist/maps');
  mkdirSync(join(maps, 'assets'), { recursive: true });
  for (const one of outputs) {
    if (one.type === 'chunk') {
      writeFileSync(join(root, one.fileName.replaceAll('/', '_')), one.code);
      writeFileSync(join(maps, `${one.fileName}.map`), String(one.map));
    }
  }
  const [chunk] = outputs.filter((one) => one.type === 'chunk');
  if (!chunk) throw new Error('nothing was built');
  const module: { countTiles: () => number } = await import(join(root, chunk.fileName.replaceAll('/', '_')));
  try {
    module.countTiles();
  } catch (error) {
    const { stack = '' } = error instanceof Error ? error : new Error('no error');
    // As a browser names the script.
    return { stack: stack.replaceAll(/(?:file:\/\/)?\/\S+_(?=broken-)/g, 'https://play.example.com/assets/') };
  }
  throw new Error('the script did not throw');
}

test('[OBS-01] trace resolves the stack of a built script, from words and from a file', async () => {
  const { stack } = await builtScript();
  expect(stack).toMatch(/assets\/broken-[\w-]+\.js:1:\d+/);
  writeFileSync(join(root, 'stack.txt'), stack);
  for (const words of [[stack], ['stack.txt'], ['stack.txt', '--maps', 'sites/1001/dist/maps']]) {
    out.length = 0;
    expect(await main(['trace', ...words], root)).toBe(0);
    const lines = out.join('\n').split('\n');
    expect(lines[0]).toMatch(/^TypeError: .*undefined/);
    expect(lines.join('\n')).toMatch(/sites\/1001\/src\/broken\.ts:(?:1|4):\d+/);
    expect(lines.join('\n')).not.toContain('assets/broken');
  }
});

test('[OBS-01] trace says what is missing', async () => {
  expect(await main(['trace', 'x'], root)).toBe(1);
  expect(problems.pop()).toBe('No built site has source maps. Build first: npx housefront build');
  await builtScript();
  expect(await main(['trace', 'Error at https://a.example/assets/other-12345678.js:1:1'], root)).toBe(1);
  expect(problems.pop()).toMatch(/^No place is in these source maps\. /);
  expect(await main(['trace'], root)).toBe(1);
  expect(problems.pop()).toMatch(/^There is no stack\. /);
  expect(await main(['trace', 'x', '--maps', 'nowhere'], root)).toBe(1);
  expect(problems.pop()).toMatch(/nowhere is no folder/);
});
