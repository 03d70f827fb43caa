import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from './generated.ts';
import { root } from './site-pages.ts';

const files = generatedFiles();
// A page of a feature that is gone would stay in the search.
const folders = new Set(
  [...files.keys()].map((file) => dirname(file)).filter((folder) => /\/(?:contract|packages|api)$/.test(folder)),
);
for (const old of [...folders].flatMap((folder) => globSync(`${folder}/*`, { cwd: root })))
  if (!files.has(old.replaceAll('\\', '/'))) rmSync(join(root, old), { recursive: true });
for (const [file, text] of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
console.log(`${files.size} pages and files of the documentation are written.`);
