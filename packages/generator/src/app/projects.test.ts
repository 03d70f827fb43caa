import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { kitVersion } from '../base/kit.ts';
import { recordedFiles } from '../repository/files.ts';
import { writeTree } from '../base/writeTree.ts';
import { addApp } from './add.ts';

const root = mkdtempSync(join(tmpdir(), 'projects-'));
const folder = join(root, 'apps/1001');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const site = {
  id: '1001',
  name: 'Lion',
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

const require = createRequire(import.meta.url);
/** The packages that the app depends on, as an install of it would place them. */
const installed = {
  '@capacitor/android': require.resolve('@capacitor/android/package.json'),
  '@capacitor/cli': require.resolve('@capacitor/cli/package.json'),
  '@capacitor/ios': require.resolve('@capacitor/ios/package.json'),
};
const core = join(import.meta.dirname, '../../../core/node_modules');
const ofPages = ['@aparajita/capacitor-secure-storage', '@capacitor/app', '@capacitor/core', '@capacitor/inappbrowser'];

const capacitor = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(dirname(installed['@capacitor/cli']), 'bin/capacitor'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    // Found nowhere: neither Gradle nor Xcode, nor a program that asks at a terminal.
    env: { CI: 'true', PATH: dirname(process.execPath), HOME: root },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

test('[GEN-08] without the tools of a system, both projects are made and synced with id, name, address, plugins and links', () => {
  const answers = { kit: kitVersion(), repository: { name: 'shop', 'package-manager': 'npm' }, migrations: [] };
  writeTree(root, recordedFiles({ ...answers, sites: { '1001': site } }));
  const app = { site: '1001', 'app-id': 'com.example.sunhall', address: 'https://www.example.com' };
  writeTree(root, addApp(root, app, kitVersion()).files);
  const place = (name: string, from: string) => {
    const to = join(folder, 'node_modules', name);
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(from, to);
  };
  for (const [name, file] of Object.entries(installed)) place(name, dirname(file));
  for (const name of ofPages) place(name, join(core, name));

  capacitor('add', 'android');
  capacitor('add', 'ios');
  const said = capacitor('sync');
  execFileSync(process.execPath, ['links.mjs'], { cwd: folder });

  for (const name of ['@aparajita/capacitor-secure-storage@', '@capacitor/app@', '@capacitor/inappbrowser@'])
    expect(said.split(name)).toHaveLength(3);
  expect(read('android/app/build.gradle')).toContain('applicationId "com.example.sunhall"');
  expect(read('android/app/src/main/res/values/strings.xml')).toContain('<string name="app_name">Lion</string>');
  const project = read('ios/App/App.xcodeproj/project.pbxproj');
  expect(project.match(/PRODUCT_BUNDLE_IDENTIFIER = com\.example\.sunhall;/g)).toHaveLength(2);
  expect(read('ios/App/App/Info.plist')).toMatch(/<key>CFBundleDisplayName<\/key>\s*<string>Lion<\/string>/);
  for (const config of ['android/app/src/main/assets', 'ios/App/App'])
    expect(JSON.parse(read(`${config}/capacitor.config.json`))).toMatchObject({
      appId: 'com.example.sunhall',
      server: { url: 'https://www.example.com', allowNavigation: ['www.example.com'] },
    });
  for (const page of ['android/app/src/main/assets/public', 'ios/App/App/public'])
    expect(read(`${page}/index.html`)).toBe(read('www/index.html'));
  expect(read('android/app/src/main/AndroidManifest.xml')).toMatch(
    /android:autoVerify="true"[^]*android:host="www\.example\.com"[^]*<\/activity>/,
  );
  expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)).toHaveLength(2);
  expect(read('ios/App/App/App.entitlements')).toContain('<string>applinks:www.example.com</string>');
}, 60_000);
