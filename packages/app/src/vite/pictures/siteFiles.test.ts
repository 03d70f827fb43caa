import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteFiles } from './siteFiles.ts';

const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h1"/></svg>`;

/** The start of a PNG: as much as its size needs. */
const png = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(33);
  bytes.write('89504e470d0a1a0a0000000d49484452', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

/** A site's folder with these files in `public`. */
function site(files: Readonly<Record<string, string | Buffer>>): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'public/art'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, 'public', name), content);
  return root;
}

const named = (file: string, rest: object = {}) => ({ icons: {}, logo: { file, platformFirst: false, ...rest } });

test('[SITE-07x] sizes of logos come from their files; a place without a file of its own has that of the header', () => {
  const root = site({
    'logo.svg': svg('viewBox="0 0 300 60"'),
    'art/compact.png': png(128, 64),
    'footer.svg': svg('width="120" height="40.4"'),
  });
  const desktop = { logo: '/logo.svg', logoSize: { width: 300, height: 60 } };
  expect(siteFiles(root, named('logo.svg'))).toEqual({
    files: { logo: { desktop, mobile: desktop, footer: desktop } },
    faults: [],
    problems: [],
  });
  expect(siteFiles(root, named('logo.svg', { compact: 'art/compact.png', footer: 'footer.svg' }))).toEqual({
    files: {
      logo: {
        desktop,
        mobile: { logo: '/art/compact.png', logoSize: { width: 128, height: 64 } },
        footer: { logo: '/footer.svg', logoSize: { width: 120, height: 40 } },
      },
    },
    faults: [],
    problems: [],
  });
  expect(siteFiles(root, { icons: {} })).toEqual({ files: {}, faults: [], problems: [] });
});

const marked = (...names: string[]) => {
  const title = 'Example mark';
  const marks = names.map((file) => ({ file, title, url: 'https://marks.example.com' }));
  const licence = { sentence: 'Licensed', account: '1', register: 'https://register.example.com' };
  return { icons: {}, protection: { profile: 'dk' as const, values: { zone: 'UTC' }, licence, marks, links: [] } };
};

test('[RG-05] sizes of official marks come from their files, in their order; a missing one stops the build', () => {
  const root = site({ 'art/one.svg': svg('viewBox="0 0 112 24"'), 'art/two.png': png(192, 48) });
  const marks = [
    { width: 112, height: 24 },
    { width: 192, height: 48 },
  ];
  expect(siteFiles(root, marked('art/one.svg', 'art/two.png'))).toEqual({
    files: { marks },
    faults: [],
    problems: [],
  });
  expect(siteFiles(root, marked('art/one.svg', 'art/none.svg')).problems).toEqual([
    'protection.marks.1.file: public/art/none.svg does not exist. Put the picture there, or name another file.',
  ]);
});

test.each([
  ['nothing.svg', 'public/nothing.svg does not exist. Put the picture there, or name another file.'],
  ['none/logo.svg', 'public/none/logo.svg does not exist. Put the picture there, or name another file.'],
  ['Logo.svg', 'public/Logo.svg does not exist. Put the picture there, or name another file.'],
  ['art', 'public/art is no picture with a size. Export it again; an SVG needs a viewBox.'],
  ['empty.svg', 'public/empty.svg is no picture with a size. Export it again; an SVG needs a viewBox.'],
  ['text.png', 'public/text.png is no picture with a size. Export it again; an SVG needs a viewBox.'],
  ['shapeless.svg', 'public/shapeless.svg is no picture with a size. Export it again; an SVG needs a viewBox.'],
  ['flat.png', 'public/flat.png is no picture with a size. Export it again; an SVG needs a viewBox.'],
])('[GEN-04] a build with the logo %s stops with one line', (file, line) => {
  const root = site({
    'logo.svg': svg('viewBox="0 0 300 60"'),
    'empty.svg': '',
    'text.png': 'words',
    'shapeless.svg': svg(''),
    'flat.png': png(100, 0),
  });
  expect(siteFiles(root, named(file)).problems).toEqual([`logo.file: ${line}`]);
});

test('[GEN-04] icons are looked for too, each problem has its key, and the icon of home screens is a square', () => {
  const root = site({
    'touch.png': png(180, 180),
    'wide.png': png(180, 90),
    'favicon.svg': svg('viewBox="0 0 32 32"'),
  });
  const good = { icons: { favicon: 'favicon.svg', appleTouch: 'touch.png' } };
  expect(siteFiles(root, good).problems).toEqual([]);
  const missing = {
    ...named('logo.svg', { footer: 'footer.svg' }),
    icons: { favicon: 'icon.ico', appleTouch: 'no.png' },
  };
  expect(siteFiles(root, missing).problems.map((line) => line.split(':')[0])).toEqual([
    'icons.favicon',
    'icons.appleTouch',
    'logo.file',
    'logo.footer',
  ]);
  expect(siteFiles(root, { icons: { appleTouch: 'wide.png' } }).problems).toEqual([
    'icons.appleTouch: public/wide.png is 180 × 90 px. Export it as a square.',
  ]);
});

test.each([
  [
    'mark.png',
    { mark: 'mark.png' },
    png(511, 511),
    'webApp.mark: public/mark.png is 511 × 511 px. Export it with 512 × 512 px or more.',
  ],
  ['mark.png', { mark: 'mark.png' }, png(512, 512), null],
  ['mark.svg', { mark: 'mark.svg' }, svg('viewBox="0 0 24 24"'), null],
  [
    'mark.svg',
    { mark: 'mark.svg' },
    svg('viewBox="0 0 24 32"'),
    'webApp.mark: public/mark.svg is 24 × 32 px. Export it as a square.',
  ],
  [
    'x.png',
    { maskable: 'm.png' },
    png(512, 512),
    'webApp.maskable: public/m.png does not exist. Put the picture there, or name another file.',
  ],
  [
    'm.png',
    { maskable: 'm.png' },
    png(512, 500),
    'webApp.maskable: public/m.png is 512 × 500 px. Export it as a square.',
  ],
  [
    'm.png',
    { monochrome: 'm.png' },
    png(96, 96),
    'webApp.monochrome: public/m.png is 96 × 96 px. Export it with 512 × 512 px or more.',
  ],
  ['s.png', { screenshots: [{ file: 's.png' }] }, png(720, 1280), null],
  [
    's.png',
    { screenshots: [{ file: 's.png' }] },
    png(319, 600),
    'webApp.screenshots.0.file: public/s.png is 319 × 600 px. Export it with 320 to 3840 px, the longer side at most 2.3 times the shorter one.',
  ],
  [
    's.png',
    { screenshots: [{ file: 's.png' }] },
    png(3841, 2000),
    'webApp.screenshots.0.file: public/s.png is 3841 × 2000 px. Export it with 320 to 3840 px, the longer side at most 2.3 times the shorter one.',
  ],
  [
    's.png',
    { screenshots: [{ file: 's.png' }] },
    png(400, 921),
    'webApp.screenshots.0.file: public/s.png is 400 × 921 px. Export it with 320 to 3840 px, the longer side at most 2.3 times the shorter one.',
  ],
])('[PWA-01] %s named by %j', (name, wishes, content, problem) => {
  const root = site({ [name]: content });
  const { problems } = siteFiles(root, { icons: {}, webApp: { offline: false, ...wishes } });
  expect(problems).toEqual(problem === null ? [] : [problem]);
});
