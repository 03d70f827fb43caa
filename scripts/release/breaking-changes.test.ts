import { expect, test } from 'vitest';
import { breakingChanges, covers, type Version } from './breaking-changes.ts';

const of = (files: Readonly<Record<string, string>>): Version => ({
  list: (folder) => Object.keys(files).filter((path) => path.startsWith(`${folder}/`)),
  read: (path) => files[path] ?? null,
});

const ui = (entries: string, declarations: string) => ({ 'docs/api/packages/ui.txt': `${entries}\n${declarations}` });
const lid = `// src/lid.ts
interface LidProps {
    readonly size: number;
    readonly tone?: 'red' | 'blue';
}
declare function Lid(props: LidProps): ReactNode;
declare const lids: {
    readonly first: string;
};
type Tone = 'red' | 'blue';
declare const hue: import("./hues.ts").Hue;
`;
const entries = './parts/Lid\n  Lid\n  LidProps\n  lids\n\n./tone\n  Tone\n';
const before = of(ui(entries, lid));
const changedTo = (list: string, declared: string) => breakingChanges(before, of(ui(list, declared)));

test.each([
  ['an export that is gone', entries.replace('  lids\n', ''), lid, ['@housefront/ui/parts/Lid#lids']],
  ['an import path that is gone', entries.replace('\n./tone\n  Tone\n', ''), lid, ['@housefront/ui/tone']],
  ['an import path with another name', entries.replace('./tone', './tones'), lid, ['@housefront/ui/tone']],
  ['a renamed export', entries.replace('  Lid\n', '  Cover\n'), lid, ['@housefront/ui/parts/Lid#Lid']],
  ['a prop that is gone', entries, lid.replace(/ {4}readonly tone.*\n/, ''), ['@housefront/ui#LidProps']],
  ['a renamed prop', entries, lid.replace('size:', 'width:'), ['@housefront/ui#LidProps']],
  ['a prop that is required now', entries, lid.replace('tone?:', 'tone:'), ['@housefront/ui#LidProps']],
  [
    'a new required prop',
    entries,
    lid.replace('    readonly size', '    readonly depth: number;\n    readonly size'),
    ['@housefront/ui#LidProps'],
  ],
  ['a prop of another type', entries, lid.replace('size: number', 'size: string'), ['@housefront/ui#LidProps']],
  [
    'a narrower union',
    entries,
    lid.replace("type Tone = 'red' | 'blue'", "type Tone = 'red'"),
    ['@housefront/ui#Tone'],
  ],
  [
    'a wider union, which a switch may not know',
    entries,
    lid.replace("type Tone = 'red'", "type Tone = 'green' | 'red'"),
    ['@housefront/ui#Tone'],
  ],
  ['another result', entries, lid.replace('): ReactNode', '): string'), ['@housefront/ui#Lid']],
  [
    'another parameter',
    entries,
    lid.replace('(props: LidProps)', '(props: LidProps, key: string)'),
    ['@housefront/ui#Lid'],
  ],
  ['a member of a constant that is gone', entries, lid.replace('first:', 'second:'), ['@housefront/ui#lids']],
] as const)('[OPS-13] breaks: %s', (_, list, declared, names) => {
  expect(changedTo(list, declared)).toEqual(names);
});

test.each([
  ['nothing', entries, lid],
  ['a new export', entries.replace('  Lid\n', '  Cover\n  Lid\n'), lid],
  ['a new import path', `./box\n  Box\n\n${entries}`, lid],
  ['a new optional prop', entries, lid.replace('    readonly size', '    readonly depth?: number;\n    readonly size')],
  ['other order', entries, lid.replace(/( {4}readonly size.*\n)( {4}readonly tone.*\n)/, '$2$1')],
  [
    'a new member of a constant',
    entries,
    lid.replace('    readonly first', '    readonly last: string;\n    readonly first'),
  ],
  ['a new declaration', entries, `${lid}type Size = 1;\n`],
  ['a type from another file', entries, lid.replace('import("./hues.ts")', 'import("./colours/hues.ts")')],
  ['another file', entries, lid.replace('src/lid.ts', 'src/parts/lid.ts')],
])('[OPS-13] breaks nothing: %s', (_, list, declared) => {
  expect(changedTo(list, declared)).toEqual([]);
});

const key = (name: string, text: string) => `## \`${name}\`\n\nMeaning.\n\n${text} Example: \`${name}: 1\`\n\n`;
const page = key('version', 'Required.') + key('halls', 'Default: all.') + key('realtime.host', 'Required.');
test.each([
  ['a new version of the config', page.replace('`version: 1`', '`version: 2`'), ['config.version']],
  ['a key that is gone', page.replace(/## `halls`[^]*?(?=## )/, ''), ['config.halls']],
  ['a renamed key', page.replaceAll('halls', 'rooms'), ['config.halls']],
  ['a key that has to be given now', page.replace('Default: all.', 'Required.'), ['config.halls']],
  ['a new key that has to be given', page + key('theme', 'Required.'), ['config.theme']],
  ['a new optional key', page + key('logo', 'Optional.') + key('logo.file', 'Required.'), []],
  ['other words', page.replaceAll('Meaning.', 'Sense.'), []],
])('[OPS-13] config: %s', (_, after, names) => {
  const config = (text: string) => of({ 'docs/site-config.md': text });
  expect(breakingChanges(config(page), config(after))).toEqual(names);
});

test('[OPS-13] calls and events that sites no longer know break a platform', () => {
  const wire = (calls: object, events: object) =>
    of({
      'docs/api/openapi.json': JSON.stringify({ paths: calls }),
      'docs/api/asyncapi.json': JSON.stringify({ channels: { member: { messages: events } } }),
    });
  const was = wire({ '/api/logo': { get: {}, post: {} } }, { 'game.url': {}, 'member.cash': {} });
  expect(
    breakingChanges(was, wire({ '/api/logo': { get: {} }, '/api/more': { get: {} } }, { 'game.url': {} })),
  ).toEqual(['POST /api/logo', 'event member/member.cash']);
});

test('[OPS-13] a package that is gone is named', () => {
  expect(breakingChanges(before, of({}))).toEqual(['@housefront/ui']);
});

test('[OPS-13] a note covers what it names: one name, all of an import path or config key, or a pattern', () => {
  const name = '@housefront/ui/parts/Lid#Lid';
  const covered = ['@housefront/ui/parts/Lid#Lid', '@housefront/ui/parts/Lid', '@housefront/ui/*#Lid'];
  expect(covered.map((each) => covers(each, name))).toEqual([true, true, true]);
  const others = ['@housefront/ui/parts/Lid#Lids', '@housefront/ui', '@housefront/ui/parts', '@housefront/ui/*#Box'];
  expect(others.map((each) => covers(each, name))).toEqual([false, false, false, false]);
  expect(covers('config.realtime', 'config.realtime.host')).toBe(true);
  expect(covers('config.real', 'config.realtime.host')).toBe(false);
});
