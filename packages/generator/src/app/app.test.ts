import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { kitVersion } from '../base/kit.ts';
import { recordText } from '../base/record.ts';
import { recordedFiles, repositoryFiles } from '../repository/files.ts';
import { collect, type Answers } from '../base/questions.ts';
import { writeTree } from '../base/writeTree.ts';
import { addApp } from './add.ts';
import { appQuestions } from './questions.ts';

const site: Answers = {
  id: '1001',
  name: "Lion's <Hall>",
  title: '',
  'title-en': 'Lion',
  currencies: ['USD'],
  languages: ['en_US'],
  desktop: 'desktop_1',
  mobile: 'H5_1',
  theme: 'midnight',
  upstream: 'http://localhost:4300',
  realtime: 'off',
};
const app: Answers = { site: '1001', 'app-id': 'com.example.sunhall', address: 'https://www.example.com' };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'app-'));
  writeTree(
    root,
    recordedFiles({
      kit: kitVersion(),
      repository: { name: 'shop', 'package-manager': 'npm' },
      sites: { '1001': site, '1002': { ...site, id: '1002' } },
      migrations: [],
    }),
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(root, 'apps/1001', path), 'utf8');
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, 'apps/1001', path)), { recursive: true });
  writeFileSync(join(root, 'apps/1001', path), text);
};

test('[GEN-08] a site is given an app with its id, name, address and mark, and the config that recognises it', () => {
  const { files, settings } = addApp(root, app, kitVersion());
  writeTree(root, files);
  expect(JSON.parse(read('capacitor.config.json'))).toEqual({
    appId: 'com.example.sunhall',
    appName: "Lion's <Hall>",
    webDir: 'www',
    appendUserAgent: 'ComExampleSunhall',
    server: { url: 'https://www.example.com', allowNavigation: ['www.example.com'], errorPath: 'index.html' },
  });
  expect(settings).toEqual(["nativeUserAgentToken: 'ComExampleSunhall',", "nativeApp: { id: 'com.example.sunhall' },"]);
  expect(JSON.parse(read('package.json'))).toMatchObject({
    private: true,
    dependencies: { '@capacitor/android': '8.5.2', '@capacitor/ios': '8.5.2', '@capacitor/core': '8.5.2' },
    devDependencies: { '@capacitor/cli': '8.5.2' },
  });
  expect(read('assets/logo.svg')).toContain('<svg');
  expect(read('www/index.html')).toContain('Lion&#x27;s &lt;Hall&gt; ↻');
  for (const word of ['Xcode', 'Android Studio', 'npx cap add android', 'npx cap add ios', 'sites/1001/site.config.ts'])
    expect(read('README.md')).toContain(word);
});

test('[GEN-08] [OPS-03] the record knows the app, so an upgrade generates the same files', () => {
  const { record, files } = addApp(root, app, kitVersion());
  expect(record.apps).toEqual({ '1001': { 'app-id': 'com.example.sunhall', address: 'https://www.example.com' } });
  const again = repositoryFiles(record, kitVersion());
  const own = [...again].filter(([path]) => path.startsWith('apps/'));
  expect(own.map(([path]) => path).sort()).toEqual([
    'apps/1001/.gitignore',
    'apps/1001/README.md',
    'apps/1001/assets/logo.svg',
    'apps/1001/capacitor.config.json',
    'apps/1001/links.mjs',
    'apps/1001/package.json',
    'apps/1001/www/index.html',
  ]);
  for (const [path, text] of own) expect(files.get(path)).toBe(text);
  writeTree(root, new Map([['housefront.json', recordText(record)]]));
  expect(() => addApp(root, app, kitVersion())).toThrow('Site 1001 has an app already, in apps/1001.');
  expect(() => addApp(root, { ...app, site: '9' }, kitVersion())).toThrow('does not say how site 9 was made');
});

test('[GEN-08] the kit pins the native side to the packages that its own pages use', () => {
  const catalog = readFileSync(join(import.meta.dirname, '../../../../pnpm-workspace.yaml'), 'utf8');
  const { dependencies } = JSON.parse(addApp(root, app, kitVersion()).files.get('apps/1001/package.json') ?? '') as {
    dependencies: Record<string, string>;
  };
  for (const name of [
    '@aparajita/capacitor-secure-storage',
    '@capacitor/app',
    '@capacitor/core',
    '@capacitor/inappbrowser',
  ])
    expect(catalog).toContain(`  '${name}': ${dependencies[name]}\n`);
});

const MANIFEST =
  '<manifest>\n    <application>\n        <activity>\n        </activity>\n    </application>\n</manifest>\n';
const PROJECT = '\t\t\t\tDEVELOPMENT_TARGET = 15;\n\t\t\t\tINFOPLIST_FILE = App/Info.plist;\n'.repeat(2);

test('[GEN-08] links of the site open in both projects, and a second run changes nothing', () => {
  writeTree(root, addApp(root, app, kitVersion()).files);
  const run = () => execFileSync(process.execPath, ['links.mjs'], { cwd: join(root, 'apps/1001'), encoding: 'utf8' });
  // No platform was added yet.
  run();
  put('android/app/src/main/AndroidManifest.xml', MANIFEST);
  put('ios/App/App.xcodeproj/project.pbxproj', PROJECT);
  put('ios/App/App/Info.plist', '<plist/>');
  run();
  const all = () =>
    [
      'android/app/src/main/AndroidManifest.xml',
      'ios/App/App.xcodeproj/project.pbxproj',
      'ios/App/App/App.entitlements',
    ].map(read);
  const [manifest, project, entitlements] = all();
  expect(manifest).toMatch(
    /autoVerify="true"[^]*android:scheme="https" android:host="www\.example\.com"[^]*<\/activity>/,
  );
  expect(project?.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)).toHaveLength(2);
  expect(entitlements).toContain('<string>applinks:www.example.com</string>');
  run();
  expect(all()).toEqual([manifest, project, entitlements]);
});

test.each([
  'http://www.example.com',
  'https://www.example.com/de',
  'https://www.example.com?x',
  'https://www.example.com/#a',
  'https://user@www.example.com',
  'https://[::1]',
  'www.example.com',
  'HTTPS://WWW.EXAMPLE.COM/x',
  'javascript:alert(1)',
  'https://',
  '',
  ' ',
])('[GEN-08] [GEN-03] %j is no address of a site', async (address) => {
  await expect(collect(appQuestions(['1001']), { ...app, address }, false)).rejects.toThrow('--address');
});

test.each([
  'sunhall',
  'com.Example.x',
  'com.1x.y',
  'com.example.',
  '.com',
  'com..x',
  'com.new.x',
  'com.exa-mple.x',
  'a b.c',
  "x.y'",
  '',
])('[GEN-08] [GEN-03] %j is no id of an app', async (id) => {
  await expect(collect(appQuestions(['1001']), { ...app, 'app-id': id }, false)).rejects.toThrow('--app-id');
});
