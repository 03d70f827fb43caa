import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf, kitVersion, readRecord, recordText } from '@housefront/generator';
import { expect, test } from 'vitest';
import { main } from '../main.ts';
import { shopPerTest } from '../testing/shopPerTest.ts';

const { root, out, problems, make, read } = shopPerTest('1001', '1002');

const add = (...argv: string[]) => main(['add', 'template', ...argv], root);
const json = (path: string): unknown => JSON.parse(read(path));
const edit = (path: string, from: string, to: string) => {
  expect(read(path)).toContain(from);
  writeFileSync(join(root, path), read(path).replaceAll(from, to));
};
/** Every file with its text. */
const tree = () =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
  );

test('[OPS-02] a template of the operator is a package of its own, and the named sites show it', async () => {
  expect(await add('H5_50', '--sites', '1002')).toBe(0);
  expect(out).toEqual([
    '  packages/design/package.json',
    '  packages/design/templates/h5-50/slots.ts',
    '  packages/design/templates/h5-50/template.ts',
    '  packages/design/templates/h5-50/tiles.css.ts',
    '  packages/design/templates/h5-50/views.ts',
    'H5_50 is shown at 1002. See it: npm install && npx housefront dev 1002',
  ]);
  expect(json('packages/design/package.json')).toMatchObject({
    name: '@shop/design',
    private: true,
    exports: { './templates/*': './templates/*/template.ts' },
    peerDependencies: { '@housefront/ui': kitVersion() },
  });
  expect(read('packages/design/templates/h5-50/template.ts')).toContain("id: 'h5-50', kind: 'mobile'");
  expect(read('packages/design/templates/h5-50/views.ts')).toContain("export * from '@housefront/ui/bases/h5/views';");
  expect(json('package.json')).toMatchObject({
    workspaces: ['packages/*'],
    devDependencies: { '@shop/design': '0.0.0', '@housefront/ui': kitVersion() },
  });
  expect(json('tsconfig.json')).toMatchObject({ include: ['packages', 'sites'] });
  expect(read('Dockerfile')).toContain('COPY packages/design/package.json packages/design/\nRUN npm ci');
  const [other, wired] = [read('sites/1001/site.config.ts'), read('sites/1002/site.config.ts')];
  expect(other).toContain("MOBILE_TEMPLATE_NAME: 'H5_1'");
  expect(wired).toContain("    TEMPLATE_NAME: 'desktop_1',\n    MOBILE_TEMPLATE_NAME: 'H5_50',\n");
  expect(wired).toContain("  mobile: () => import('@shop/design/templates/h5-50'),\n");
  expect(wired).toContain("  desktop: () => import('@housefront/ui/templates/desktop-1'),\n");
});

test('[OPS-02] a desktop template has the base of its kind, may share the package, and may have its own home', async () => {
  await add('H5_50', '--sites', '1001');
  expect(await add('desktop_99', '--sites', '1001,1002', '--home', 'own')).toBe(0);
  const place = 'packages/design/templates/desktop-99';
  expect(read(`${place}/template.ts`)).toContain("id: 'desktop-99', kind: 'desktop'");
  expect(read(`${place}/slots.ts`)).toContain("export * from '@housefront/ui/bases/desktop/slots';");
  expect(read(`${place}/views.ts`)).toContain("export const home = () => import('./home/HomeView.tsx');");
  expect(existsSync(join(root, place, 'home/HomeView.tsx'))).toBe(true);
  for (const id of ['1001', '1002']) {
    const config = read(`sites/${id}/site.config.ts`);
    expect(config).toContain("    TEMPLATE_NAME: 'desktop_99',");
    expect(config).toContain("desktop: () => import('@shop/design/templates/desktop-99')");
    expect(config).toContain(`MOBILE_TEMPLATE_NAME: '${id === '1001' ? 'H5_50' : 'H5_1'}'`);
  }
  expect(out.at(-1)).toBe('desktop_99 is shown at 1001, 1002. See it: npx housefront dev 1001 1002');
});

test('[OPS-02] options and a file of answers make the same template, and the same answers again change nothing', async () => {
  writeFileSync(join(root, 'answers.json'), JSON.stringify({ package: 'looks', home: 'own', sites: ['1001', '1002'] }));
  expect(await add('H5_51', '--answers', join(root, 'answers.json'))).toBe(0);
  const byFile = tree();
  make('npm');
  writeFileSync(join(root, 'answers.json'), byFile['answers.json'] ?? '');
  const options = ['--package', 'looks', '--home', 'own', '--sites', '1001,1002'];
  expect(await add('--template', 'H5_51', ...options)).toBe(0);
  expect(tree()).toEqual(byFile);
  for (const again of [options, ['--sites', '1002,1001']]) {
    expect(await add('H5_51', ...again)).toBe(0);
    expect(out.at(-1)).toMatch(/^H5_51 is shown at 1001, 1002 already\. Nothing was changed\.$/);
    expect(tree()).toEqual(byFile);
  }
});

test('[OPS-02] a template that is there comes to further sites, and edits of it stay', async () => {
  await add('H5_50', '--sites', '1001', '--home', 'own');
  edit('packages/design/templates/h5-50/home/HomeView.tsx', 'const shown = 4;', 'const shown = 6;');
  expect(await add('H5_50', '--sites', '1002')).toBe(0);
  expect(read('sites/1002/site.config.ts')).toContain("MOBILE_TEMPLATE_NAME: 'H5_50'");
  expect(read('packages/design/templates/h5-50/home/HomeView.tsx')).toContain('const shown = 6;');
});

test('[OPS-03] what it writes is recorded with its base: nothing is different, and an upgrade changes nothing', async () => {
  await add('H5_50', '--sites', '1001', '--home', 'own');
  const record = readRecord(root);
  expect(record.templates).toEqual({ H5_50: { package: 'design', home: 'own' } });
  expect(record.sites['1001']).toMatchObject({ mobile: 'H5_50' });
  expect(record.sites['1002']).toMatchObject({ mobile: 'H5_1' });
  for (const [path, hash] of Object.entries(record.files)) {
    expect([path, hashOf(read(path))]).toEqual([path, hash]);
    expect(read(join('.housefront/base', path))).toBe(read(path));
  }
  for (const [view, verdict] of [
    ['--mine', 'You have not changed a generated file.'],
    ['--kit', 'The kit generates these files as it did when they were made.'],
    ['--result', 'An upgrade to this version would change nothing.'],
  ] as const) {
    out.length = 0;
    expect(await main(['diff', view], root)).toBe(0);
    expect(out).toEqual([verdict]);
  }
  edit('packages/design/templates/h5-50/home/HomeView.tsx', 'const shown = 4;', 'const shown = 6;');
  out.length = 0;
  await main(['diff'], root);
  expect(out.join('\n')).toContain('+const shown = 6;');
});

test('[OPS-02] a further site can have the template', async () => {
  await add('H5_50', '--sites', '1001');
  const options = ['--name', 'Blue', '--title-en', 'Blue', '--currencies', 'USD', '--languages', 'en_US'];
  expect(await main(['add', 'site', '1003', ...options, '--mobile', 'H5_50'], root)).toBe(0);
  expect(read('sites/1003/site.config.ts')).toContain("import('@shop/design/templates/h5-50')");
});

test.each([
  ['pnpm', 'workspace:*', ' pnpm-workspace.yaml ./\nCOPY packages/design/package.json packages/design/\n'],
  ['yarn', '0.0.0', 'COPY packages/design/package.json packages/design/\nRUN yarn'],
  ['bun', 'workspace:*', 'COPY packages/design/package.json packages/design/\nRUN bun'],
])('[OPS-02] %s finds the package', async (manager, range, copies) => {
  make(manager);
  expect(await add('H5_50', '--sites', '1001')).toBe(0);
  expect(json('package.json')).toMatchObject({ devDependencies: { '@shop/design': range } });
  const [file, line] =
    manager === 'pnpm'
      ? ['pnpm-workspace.yaml', 'packages:\n  - packages/*\n']
      : ['package.json', '"workspaces": ["packages/*"]'];
  expect(read(file)).toContain(line);
  expect(Object.hasOwn(Object(json('package.json')), 'workspaces')).toBe(manager !== 'pnpm');
  expect(read('Dockerfile')).toContain(copies);
  expect(out.at(-1)).toContain(`See it: ${manager} install && `);
});

test('[OPS-02] edits of the operator stay, also in other line ends, and a line that meets them is named', async () => {
  edit('sites/1001/site.config.ts', "SITE_NAME: 'Red Fort'", "SITE_NAME: 'Green Fort'");
  edit('sites/1001/site.config.ts', "TEMPLATE_NAME: 'desktop_1'", "TEMPLATE_NAME: 'desktop_2'");
  edit('sites/1001/site.config.ts', "MOBILE_TEMPLATE_NAME: 'H5_1'", "MOBILE_TEMPLATE_NAME: 'H5_3'");
  edit('sites/1001/site.config.ts', '\n', '\r\n');
  edit('package.json', '"vite"', '"lodash": "^4.0.0",\n    "vite"');
  edit('Dockerfile', '\n', '\r\n');
  edit('tsconfig.json', '"include": ["sites"]', '"include": ["sites", "tools"]');
  rmSync(join(root, 'compose.yaml'));
  expect(await add('H5_50', '--sites', '1001')).toBe(2);
  const config = read('sites/1001/site.config.ts');
  expect(config).toContain(
    "    SITE_NAME: 'Green Fort',\r\n    TEMPLATE_NAME: 'desktop_2',\r\n    MOBILE_TEMPLATE_NAME: 'H5_50',\r\n",
  );
  expect(json('package.json')).toMatchObject({ devDependencies: { lodash: '^4.0.0', '@shop/design': '0.0.0' } });
  expect(read('Dockerfile')).toContain('\r\nCOPY packages/design/package.json packages/design/\r\n');
  expect(existsSync(join(root, 'compose.yaml'))).toBe(false);
  expect(json('tsconfig.json')).toMatchObject({ include: ['sites', 'tools'] });
  expect(out.at(-2)).toBe(
    'tsconfig.json was left as you edited it. See what it lacks, and add it: npx housefront diff tsconfig.json',
  );
  out.length = 0;
  await main(['diff', 'tsconfig.json'], root);
  expect(out.join('\n')).toMatch(/^-.*"packages"/m);
});

const refused: readonly (readonly [argv: readonly string[], line: RegExp])[] = [
  [
    ['H5_9', '--sites', '1001'],
    /^--template: "H5_9" is no name of a template of your own\. Write H5_ or desktop_ and /,
  ],
  ...['H5_49', 'H5_100', 'H5_050', 'desktop_49', 'h5_50', 'H5_50_mobile', ' H5_50', 'origin', 'H5-50', '50', ''].map(
    (name) =>
      [['--template', name, '--sites', '1001'], /^--template: .* is no name of a template of your own\./] as const,
  ),
  [['H5_50'], /^--sites: /],
  [['H5_50', '--sites', '1001,9999'], /^--sites: "9999" is not known\. Use any of 1001, 1002\.$/],
  [['H5_50', '--sites', '1001,1001'], /^--sites: "1001,1001" names one twice\./],
  [['H5_50', '--sites', '1001', '--home', 'mine'], /^--home: "mine" is not known\. Use one of base, own\.$/],
  [['H5_50', '--sites', '1001', '--name', 'A'], /^--name is not an option of housefront add template\.$/],
  [['H5_50', 'H5_51', '--sites', '1001'], /cannot be added\. Write housefront add site \[id\], /],
  ...['../x', 'Design', 'a b', '@shop/x', 'a--b', '', 'con/x', '1a'].map(
    (name) => [['H5_50', '--sites', '1001', '--package', name], /^--package: .* is no name of a package\./] as const,
  ),
];
test.each(refused)('[OPS-02] %j is refused in one line and writes nothing', async (argv, line) => {
  const before = tree();
  expect(await add(...argv)).toBe(1);
  expect(problems).toEqual([expect.stringMatching(line)]);
  expect(tree()).toEqual(before);
});

test('[OPS-02] a name that is taken, a folder of the operator and a config of another form are refused', async () => {
  await add('H5_50', '--sites', '1001');
  mkdirSync(join(root, 'packages/mine/templates/h5-60'), { recursive: true });
  mkdirSync(join(root, 'packages/tools'));
  writeFileSync(join(root, 'packages/tools/package.json'), '{}');
  edit('sites/1002/site.config.ts', "MOBILE_TEMPLATE_NAME: 'H5_1'", 'MOBILE_TEMPLATE_NAME: phone');
  const before = tree();
  for (const [argv, line] of [
    [['H5_50', '--home', 'own', '--sites', '1001'], /^--home: H5_50 exists already, with "base"\. Leave this out, or /],
    [['H5_50', '--package', 'b', '--sites', '1001'], /^--package: H5_50 exists already, with "design"\. /],
    [
      ['H5_60', '--package', 'mine', '--sites', '1001'],
      /^--package: packages\/mine\/templates\/h5-60 exists already\./,
    ],
    [['H5_60', '--package', 'tools', '--sites', '1001'], /^--package: packages\/tools is a package already that /],
    [['H5_51', '--sites', '1001,1002'], /^sites\/1002\/site\.config\.ts does not name its mobile template as the kit/],
  ] as const) {
    problems.length = 0;
    expect(await add(...argv)).toBe(1);
    expect(problems).toEqual([expect.stringMatching(line)]);
    expect(tree()).toEqual(before);
  }
});

test('[OPS-02] outside of a repository, and in one of another version, the next step is named', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  expect(await main(['add', 'template', 'H5_50'], elsewhere)).toBe(1);
  expect(problems.pop()).toMatch(
    /^housefront\.json is in no folder from here upwards\. Make a repository: npm create /,
  );
  rmSync(elsewhere, { recursive: true });
  const record = readRecord(root);
  writeFileSync(join(root, 'housefront.json'), recordText({ ...record, kit: '0.0.1' }));
  expect(await add('H5_50', '--sites', '1001')).toBe(1);
  expect(problems.pop()).toMatch(/^The repository is of version 0\.0\.1, and this is .+ npx housefront@.+ upgrade$/);
  writeFileSync(join(root, 'housefront.json'), recordText({ ...record, repository: {} }));
  expect(await add('H5_50', '--sites', '1001')).toBe(1);
  expect(problems.pop()).toMatch(/^housefront\.json does not say how the repository was made\. Make one: npm create /);
});

test('[OPS-01] the example begins with what the command writes', async () => {
  await add('H5_50', '--sites', '1001', '--home', 'own');
  const place = 'packages/design/templates/h5-50';
  const example = join(import.meta.dirname, '../../../../examples/own-design', place);
  for (const file of ['home/HomeView.tsx', 'home/HomeView.css.ts', 'own.ts', 'tiles.css.ts', 'views.ts'])
    expect(read(`${place}/${file}`)).toBe(readFileSync(join(example, file), 'utf8'));
  for (const file of ['template.ts', 'slots.ts'])
    for (const line of read(`${place}/${file}`).trim().split('\n'))
      expect(readFileSync(join(example, file), 'utf8')).toContain(line);
});
