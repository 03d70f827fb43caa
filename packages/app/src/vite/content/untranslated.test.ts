import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { contentGaps as gapsOf, KIT_LINKS, textGaps, untranslatedNote } from './untranslated.ts';

/** Without the pages to which the kit links. */
const contentGaps = (folder: string, languages: readonly string[]) => gapsOf(folder, languages, []);

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder of content files. */
const contentOf = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

const ENGLISH = `# About {#about}
Read the [rules](/main/rules) and [how to pay](/faq/deposit).
# Rules {#rules}
One.
# Questions {#faq}
## Pay in {#deposit}
So.
`;

test('[HOME-30x] a page that only other languages have, and a link to none, are reported', () => {
  const folder = contentOf({
    'en_US.md': ENGLISH,
    'th_TH.md': '# เกี่ยวกับ {#about}\nอ่าน[กฎ](/main/rules)\n# คำถาม {#faq}\n## ฝาก {#deposit}\nเช่นนี้\n',
  });
  expect(contentGaps(folder, ['th_TH', 'en_US'])).toEqual([
    'content/th_TH.md: has no "# … {#rules}", which the file itself links: /main/rules is not found in this language.',
  ]);
  const less = contentOf({ 'en_US.md': ENGLISH, 'th_TH.md': '# เกี่ยวกับ {#about}\nสวัสดี' });
  expect(contentGaps(less, ['th_TH', 'en_US'])).toEqual([
    'content/th_TH.md: has no "# … {#rules}", which other languages have: /main/rules is not found in this language.',
    'content/th_TH.md: has no "## … {#deposit}", which other languages have.',
  ]);
});

test('[HOME-30x] a language without a file is reported with what it shows instead', () => {
  expect(contentGaps(contentOf({ 'en_US.md': ENGLISH }), ['th_TH', 'ja_JP', 'en_US'])).toEqual([
    'content: th_TH, ja_JP have no file: they show en_US.md, without its text above the footer.',
  ]);
  expect(contentGaps(contentOf({ 'zh_CN.md': '# 关于 {#about}\n甲' }), ['vi_VN', 'zh_CN'])).toEqual([
    'content: vi_VN have no file: they show zh_CN.md, without its text above the footer.',
  ]);
});

test('[HOME-30x] whole content, none at all, and files that the site does not show are no matter', () => {
  expect(contentGaps(contentOf({ 'en_US.md': ENGLISH, 'zh_CN.md': ENGLISH }), ['zh_CN', 'en_US'])).toEqual([]);
  expect(contentGaps(contentOf({}), ['zh_CN'])).toEqual([]);
  expect(contentGaps(join(tmpdir(), 'no-such-content'), ['zh_CN'])).toEqual([]);
  expect(contentGaps(contentOf({ 'en_US.md': ENGLISH, 'ja_JP.md': '# 紹介 {#about}\n文' }), ['en_US'])).toEqual([]);
});

test('[HOME-30x] a link to a question that is not there is reported', () => {
  const folder = contentOf({ 'en_US.md': '# About {#about}\n[pay](/faq/deposit) [out](https://a.test/main/x)' });
  expect(contentGaps(folder, ['en_US'])).toEqual([
    'content/en_US.md: has no "## … {#deposit}", which the file itself links: /faq/deposit is not found in this language.',
  ]);
});

test('[HOME-30x] questions and the text above the footer that only other languages have are one line', () => {
  const folder = contentOf({
    'en_US.md': `${ENGLISH}## Pay out {#withdraw}\nSo.\n# Games {#seo}\nMany.`,
    'th_TH.md': '# ก {#about}\nก\n# ข {#rules}\nข\n# คำถาม {#faq}\n## ฝาก {#deposit}\nค',
  });
  expect(contentGaps(folder, ['th_TH', 'en_US'])).toEqual([
    'content/th_TH.md: has no "## … {#withdraw}", "# … {#seo}", which other languages have.',
  ]);
  // Of languages that the site shows.
  expect(contentGaps(folder, ['th_TH'])).toEqual([]);
});

test('[HOME-30x] [CFG-05x] the note of a Thai site with two pages of its own names the pages that lead nowhere', () => {
  const kit = readFileSync(join(import.meta.dirname, '../../../../../sites/1003/content/en_US.md'), 'utf8');
  const folder = contentOf({});
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/en_US.md'), kit);
  writeFileSync(join(folder, 'content/th_TH.md'), '# เกี่ยวกับ {#about}\nก\n# คำถาม {#faq}\n## ติดต่อ {#contact}\nข\n');
  const config = {
    languages: ['th_TH', 'ja_JP', 'en_US'],
    public: { SITE_TITLE: '', SITE_TITLE_EN: 'Sunset' } as never,
    footerLinks: [
      { title: { en_US: 'Blog' }, url: 'https://blog.test' },
      { title: 'Play', url: '/main/play' },
    ],
  };
  expect(untranslatedNote(folder, config)?.split('\n')).toEqual([
    'Not translated, or missing in a language of this site:',
    '  footerLinks.0.title: has no text in th_TH, ja_JP; that in en_US is shown.',
    '  content/en_US.md: has no "# … {#play}", which every language links: /main/play is not found in this language.',
    '  content/th_TH.md: has no "# … {#play}", which every language links: /main/play is not found in this language.',
    '  content/th_TH.md: has no "# … {#privacy}", which other languages have: /main/privacy is not found in this language.',
    '  content/th_TH.md: has no "# … {#responsible}", which other languages have: /main/responsible is not found in this language.',
    '  content/th_TH.md: has no "# … {#rules}", which other languages have: /main/rules is not found in this language.',
    '  content/th_TH.md: has no "# … {#terms}", which every language links: /main/terms is not found in this language.',
    expect.stringMatching(
      /^ {2}content\/th_TH\.md: has no "## … \{#deposit\}", .+, "# … \{#seo\}", which other languages have\.$/,
    ),
    '  content: ja_JP have no file: they show en_US.md, without its text above the footer.',
  ]);
});

test('[CFG-05x] a site that is whole in its languages gets no note', () => {
  const folder = contentOf({});
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/en_US.md'), `${ENGLISH}# Terms {#terms}\nAll.\n`);
  const titles = { SITE_TITLE: '', SITE_TITLE_EN: 'Sunset' } as never;
  const config = {
    languages: ['en_US'],
    public: titles,
    footerLinks: [{ title: { en_US: 'Blog' }, url: '/main/rules' }],
  };
  expect(untranslatedNote(folder, config)).toBeUndefined();
  // Its content comes from elsewhere.
  expect(untranslatedNote(contentOf({}), config)).toBeUndefined();
});

const both = { SITE_TITLE: '屋', SITE_TITLE_EN: 'House' };
test.each([
  [['zh_CN', 'en_US'], both, []],
  [['th_TH'], { ...both, SITE_TITLE: '' }, []],
  [['zh_TW'], { ...both, SITE_TITLE_EN: ' ' }, []],
  [['th_TH', 'zh_CN'], { ...both, SITE_TITLE: ' ' }, ['public.SITE_TITLE: is missing; zh_CN show SITE_TITLE_EN.']],
  [
    ['zh_CN', 'ja_JP', 'en_US'],
    { ...both, SITE_TITLE_EN: '' },
    ['public.SITE_TITLE_EN: is missing; ja_JP, en_US show SITE_TITLE.'],
  ],
])('[CFG-05x] with the languages %j and the titles %j the build says %j', (languages, titles, said) => {
  expect(textGaps({ languages, public: titles as never })).toEqual(said);
});

test('[SITE-08] every title by language is looked at, in lists and objects, also in keys that come later', () => {
  const title = { en_US: 'A', ja_JP: 'B' };
  const config = {
    languages: ['zh_CN', 'en_US'],
    public: both as never,
    footerLinks: [{ title: 'one for all' }, { title }],
    later: { part: { title } },
    customerServiceUrl: { en_US: 'https://a.test' },
  };
  expect(textGaps(config)).toEqual([
    'footerLinks.1.title: has no text in zh_CN; that in en_US is shown.',
    'later.part.title: has no text in zh_CN; that in en_US is shown.',
  ]);
});

test('[HOME-30x] the list of pages to which the kit links is complete', () => {
  const sources = join(import.meta.dirname, '../..');
  const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixtures)\./.test(file))
    .flatMap((file) => [...readFileSync(join(sources, file), 'utf8').matchAll(/paths\.(main|faqEntry)\('(\w+)'\)/g)])
    .map(([, kind, id]) => `${kind === 'main' ? 'main' : 'faq'}/${id}`);
  expect([...new Set(found)].sort()).toEqual(KIT_LINKS);
});
