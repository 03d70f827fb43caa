import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourceFiles } from '../boundaries/graph.ts';
import { composed } from './composed.ts';
import { known } from './known.ts';
import { findLabelFaults, lineOf } from './labels.ts';

const locale = 'packages/core/src/i18n/locales/en_US';
const labels = 'packages/ui/src/views/faq/labels.ts';
const view = 'packages/ui/src/templates/_h5/faq/FaqView.tsx';

/** A small workspace without a fault. */
const whole = {
  [`${locale}/common.json`]: JSON.stringify({ 'common.retry': 'Try again', 'common.ok': 'OK', 'hall.slot': 'Slots' }),
  [`${locale}/content.json`]: JSON.stringify({
    'faq.title': 'Questions',
    'faq.found_one': '{{count}} question',
    'faq.found_other': '{{count}} questions of {{all}}',
    'faq.asked': 'Asked by {{name}}',
  }),
  [labels]: [
    "import { loadLabels } from '../../labels/index.ts';",
    'export const faqLabels = {',
    '  ...loadLabels,',
    "  title: 'faq.title',",
    "  asked: ['faq.asked', 'name'],",
    "  found: ['faq.found', 'count', 'all'],",
    '} as const;',
  ].join('\n'),
  'packages/ui/src/labels/lists.ts': "export const loadLabels = { retry: 'common.retry' } as const;",
  'packages/app/src/kernel/hall.ts': 'export const nameOf = (t, key) => t(`hall.${key}`);',
  'packages/app/src/shell/ask.ts': "export const ask = (t) => t('common.ok');",
  [view]: [
    'export const FaqView = ({ texts, count, wide }) => (',
    '  <section className="page" aria-label={texts.title} data-state="ready">',
    "    <p className={wide ? 'wide' : 'narrow'}>{texts.found({ count })} · 24&nbsp;%</p>",
    '    <img src={`/faq/${count}.svg`} alt="" />',
    '  </section>',
    ');',
  ].join('\n'),
};
const halls = [{ written: 'hall.*', keys: ['hall.slot'] }];

function faultsOf(changes: Readonly<Record<string, string>> = {}, list = halls): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'labels-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = { ...whole, ...changes };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const sources = Object.keys(files).filter((path) => /\.tsx?$/.test(path));
  return findLabelFaults(root, sources, list, new Set(['DEMO'])).map(({ kind, name, at }) => `${kind} ${name} ${at}`);
}

/** The file of `whole` with a part replaced. */
const changed = (path: keyof typeof whole, from: string, to: string) => ({ [path]: whole[path].replace(from, to) });

test('[I18N-19x] nothing is found where every label has a text and every text is asked for', () => {
  expect(faultsOf()).toEqual([]);
});

test('[I18N-19x] a text that is not used is found', () => {
  const texts = JSON.stringify({ 'common.retry': 'Try again', 'common.ok': 'OK', 'hall.slot': 'Slots', lost: 'Lost' });
  expect(faultsOf({ [`${locale}/common.json`]: texts })).toEqual([`unused lost ${locale}`]);
  expect(faultsOf(changed('packages/app/src/shell/ask.ts', "t('common.ok')", "''"))).toEqual([
    `unused common.ok ${locale}`,
  ]);
  expect(faultsOf(changed(labels, "  title: 'faq.title',", ''))).toEqual([`unused faq.title ${locale}`]);
});

test('[I18N-19x] a key without a text is found, in a group of labels, a call and a message', () => {
  expect(faultsOf(changed(labels, '  ...loadLabels,', "  ...loadLabels,\n  hint: 'faq.hint',"))).toEqual([
    `missing faq.hint ${labels}`,
  ]);
  expect(faultsOf(changed(labels, '  ...loadLabels,', "  more: ['faq.more'],\n  ...loadLabels,"))).toEqual([
    `missing faq.more ${labels}`,
  ]);
  const ask = 'packages/app/src/shell/ask.ts';
  expect(faultsOf(changed(ask, "t('common.ok')", "t('common.ok') + t('common.no')"))).toEqual([
    `missing common.no ${ask}`,
  ]);
  expect(faultsOf(changed(ask, "t('common.ok')", "[t('common.ok'), { messageKey: 'common.why' }]"))).toEqual([
    `missing common.why ${ask}`,
  ]);
});

test('[I18N-20x] values that differ from the places of the text are found', () => {
  expect(faultsOf(changed(labels, "'name'", "'who'"))).toEqual([`values faq.asked ${labels}`]);
  expect(faultsOf(changed(labels, "['faq.asked', 'name']", "'faq.asked'"))).toEqual([`values faq.asked ${labels}`]);
  expect(faultsOf(changed(labels, "'faq.title'", "['faq.title', 'site']"))).toEqual([`values faq.title ${labels}`]);
});

test('[I18N-19x] keys that code puts together are listed, all of them and no other', () => {
  const hall = 'packages/app/src/kernel/hall.ts';
  expect(faultsOf(changed(hall, 't(`hall.${key}`)', 't(`hall.${key}`) + t(`rank.${key}`)'))).toEqual([
    `composed rank.* ${hall}`,
  ]);
  expect(faultsOf({}, [...halls, { written: 'rank.*', keys: ['rank.one'] }])).toEqual([
    'missing rank.one tooling/labels/composed.ts',
    'composed rank.* tooling/labels/composed.ts',
  ]);
});

test.each([
  ['<p>Questions</p>', 'Questions'],
  ["<p>{open ? 'Hide' : texts.show}</p>", 'Hide'],
  ['<p>{count > 1 && `${count} games`}</p>', 'games'],
  ['<><b />gold</>', 'gold'],
  ['<button aria-label="Close" />', 'Close'],
  ["<button title={'Close'} />", 'Close'],
  ['<img alt="A horse" />', 'A horse'],
  ['<input placeholder={`Search ${name}`} />', 'Search'],
  ['<IconButton label="Back" />', 'Back'],
])('[I18N-19x] a text of a component is found in %s', (element, text) => {
  const more = { 'packages/ui/src/patterns/Tile/Tile.tsx': `export const Tile = () => ${element};` };
  expect(faultsOf(more)).toEqual([`literal ${text} packages/ui/src/patterns/Tile/Tile.tsx`]);
});

test('texts that may be in a component, digits and signs are none', () => {
  const tile = 'export const Tile = () => <p title="24 %">DEMO<b>{`${1} · 2`}</b>&nbsp;</p>;';
  expect(faultsOf({ 'packages/ui/src/patterns/Tile/Tile.tsx': tile })).toEqual([]);
  const story = 'export const Story = () => <p>Long text</p>;';
  expect(faultsOf({ 'packages/ui/src/patterns/Tile/Tile.stories.tsx': story })).toEqual([]);
});

test('a finding is one line with file, name and what is wrong', () => {
  expect(lineOf({ kind: 'unused', name: 'faq.lost', at: 'texts' })).toBe(
    'texts  "faq.lost" is a text that nobody asks for',
  );
});

test('[I18N-19x] the product has no fault, and what is listed as known is in a component', () => {
  const root = join(import.meta.dirname, '../..');
  const files = sourceFiles(root);
  expect(findLabelFaults(root, files, composed, new Set(known.keys()))).toEqual([]);
  const unknown = findLabelFaults(root, files, composed, new Set());
  expect(new Set(unknown.map(({ name }) => name))).toEqual(new Set(known.keys()));
});
