import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { documentStyle } from './document.ts';
import { insertedStyles, styleHashes } from './inserted-styles.ts';

/** A file of a library that `ui` depends on, directly or through another. */
function libraryFile(path: string): string {
  const ui = createRequire(join(import.meta.dirname, '../../../../ui/package.json'));
  const name = path.startsWith('@') ? path.split('/', 2).join('/') : path.split('/')[0];
  const from = createRequire(ui.resolve(name === 'react-aria' ? 'react-aria-components' : 'radix-ui/select'));
  const folders = from.resolve.paths(name ?? '') ?? [];
  for (const folder of folders) {
    try {
      return readFileSync(join(folder, path), 'utf8');
    } catch {
      // Another folder has it.
    }
  }
  throw new Error(`${path} is not installed below ${dirname(ui.resolve('radix-ui/select'))}.`);
}

test('[OPS-06] [SEC-01] the policy of shared pages knows the style elements of libraries as they are', () => {
  for (const [file, text] of insertedStyles) {
    // Libraries write names of attributes as constants.
    const source = libraryFile(file).replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/g, 'data-react-aria-pressable');
    expect([file, source.includes(text)]).toEqual([file, true]);
  }
});

test('[OPS-06] [SEC-01] and the style of the page itself', () => {
  const style = documentStyle('body{margin:0}');
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
  expect(styleHashes(hash)).toEqual([hash, expect.any(String), expect.any(String), expect.any(String)]);
  for (const one of styleHashes(hash)) expect(one).toMatch(/^sha256-[\w+/]{43}=$/);
});
