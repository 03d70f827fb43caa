import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSource } from './modules.ts';
import { eject } from './parts.ts';

const ui = dirname(fileURLToPath(import.meta.resolve('@housefront/ui/package.json')));
const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as { exports: Record<string, string> };
const templates = readdirSync(join(ui, 'src/templates')).filter((name) => /^[a-z]/.test(name));
const views = readdirSync(join(ui, 'src/templates/_desktop')).filter((name) => !/^(?:parts|slots|views)|\./.test(name));

/** Whether a specifier leads to a module of the kit. */
function leads(specifier: string): boolean {
  const name = `./${specifier.replace('@housefront/ui/', '')}`;
  if (specifier === '@housefront/ui' || name in exports) return true;
  if (name.startsWith('./modules/'))
    return ['.ts', '.tsx'].some(
      (extension) => readSource(`${name.slice('./modules/'.length)}${extension}`) !== undefined,
    );
  return Object.entries(exports).some(([pattern, target]) => {
    const [before = '', after = ''] = pattern.split('*');
    if (!pattern.includes('*') || !name.startsWith(before) || !name.endsWith(after)) return false;
    const middle = name.slice(before.length, name.length - after.length);
    return readSource(target.replaceAll('*', middle).replace('./src/', '')) !== undefined;
  });
}

const specifiers = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier);

const parts = templates.flatMap((template) =>
  [
    ...views.map((view) => `view:${view}`),
    'slot:header',
    'slot:footer',
    'slot:wallet',
    'slot:tab-bar',
    ...(/^h5-[48]$/.test(template) ? ['slot:frame'] : []),
  ].map((part) => [template, part] as const),
);

test('[OPS-12] every view and slot of every template can be ejected, and imports only itself and modules that the kit has', () => {
  const problems: string[] = [];
  let ejected = 0;
  for (const [template, part] of parts) {
    let files: ReadonlyMap<string, string>;
    try {
      ({ files } = eject('1001', template, [part]));
    } catch (error) {
      problems.push(`${template} ${part}: ${String(error)}`);
      continue;
    }
    ejected += 1;
    for (const [path, text] of files)
      for (const specifier of specifiers(text)) {
        const found = specifier.startsWith('.')
          ? files.has(posix.join(posix.dirname(path), specifier))
          : !specifier.startsWith('@housefront/') || leads(specifier);
        if (!found) problems.push(`${template} ${part}: ${path} imports ${specifier}`);
      }
  }
  // The frames of these templates are more than their parts.
  expect(problems.map((line) => line.slice(0, 60))).toEqual(
    ['h5-4', 'h5-8'].flatMap((template) =>
      ['header', 'footer', 'tab-bar'].map((part) =>
        `${template} slot:${part}: Failure: The frame of ${template} holds this part`.slice(0, 60),
      ),
    ),
  );
  expect(ejected).toBeGreaterThan(250);
});
