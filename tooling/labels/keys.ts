import type { Expression, SpreadElement } from 'oxc-parser';
import type { Composed } from './composed.ts';
import type { Finding } from './finding.ts';
import { keyOf, literalOf } from '../wiring/syntax.ts';
import { within, type Module } from '../wiring/source.ts';

/** The texts of the reference language by key, plural forms merged under their base key. */
export type Texts = ReadonlyMap<string, string>;

/** A key without its plural form. */
const baseOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** Merges the files of a catalogue. */
export const textsOf = (files: readonly Readonly<Record<string, string>>[]): Texts =>
  new Map(files.flatMap((file) => Object.entries(file).map(([key, text]) => [baseOf(key), text] as const)));

const placesOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].toSorted();

interface Asked {
  readonly key: string;
  readonly at: string;
  /** Values in a group of labels; absent if calls pass them. */
  readonly values?: readonly string[];
}

/** The keys of the groups of labels in a `labels.ts`: texts, and lists of a key and the names of its values. */
function keysOfGroups({ path, visit }: Module): readonly Asked[] {
  const asked: Asked[] = [];
  visit({
    Property: ({ value }) => {
      const parts = value.type === 'ArrayExpression' ? value.elements : [value];
      const [key, ...values] = parts.map((part) => literalOf(part ?? undefined));
      if (typeof key === 'string') asked.push({ key, at: path, values: values.map(String).toSorted() });
    },
  });
  return asked;
}

/** Keys that modules use and mention. */
function readKeys(modules: readonly Module[]) {
  const asked: Asked[] = [];
  const mentioned = new Set<string>();
  const written: Asked[] = [];
  const compose = (path: string, node: Expression | SpreadElement) => {
    if (node.type === 'TemplateLiteral')
      written.push({ key: node.quasis.map(({ value }) => value.raw).join('*'), at: path });
  };
  for (const module of modules) {
    const { path } = module;
    if (path.startsWith('packages/ui/')) {
      if (!path.endsWith('/labels.ts') && !path.startsWith('packages/ui/src/labels/')) continue;
      const groups = keysOfGroups(module);
      for (const { key } of groups) mentioned.add(key);
      asked.push(...groups);
      continue;
    }
    module.visit({
      Literal: ({ value }) => {
        if (typeof value === 'string') mentioned.add(value);
      },
      CallExpression: ({ callee, arguments: [first] }) => {
        const name = callee.type === 'MemberExpression' ? keyOf(callee.property) : keyOf(callee);
        if (name !== 't' || first === undefined) return;
        const key = literalOf(first);
        if (key !== null) asked.push({ key, at: path });
        else compose(path, first);
      },
      Property: ({ key, value }) => {
        if (!/(?:^key|Key)$/.test(keyOf(key) ?? '')) return;
        if (value.type === 'TemplateLiteral') compose(path, value);
        const text = literalOf(value);
        if (keyOf(key) === 'messageKey' && text !== null) asked.push({ key: text, at: path });
      },
    });
  }
  return { asked, mentioned, written };
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** Compares all used keys with the shipped texts, in both directions. */
export function checkKeys(all: readonly Module[], texts: Texts, composed: readonly Composed[]): readonly Finding[] {
  const modules = within(all, 'core', 'app', 'ui', 'contract').filter(({ path }) => !path.includes('/locales/'));
  const { asked, mentioned, written } = readKeys(modules);
  const put = composed.flatMap(({ keys }) => keys);
  const used = new Set([...mentioned, ...put]);
  return [
    ...[...texts.keys()]
      .filter((key) => !used.has(key))
      .map((name): Finding => ({ kind: 'unused', name, at: 'packages/core/src/i18n/locales/en_US' })),
    ...asked.filter(({ key }) => !texts.has(key)).map(({ key, at }): Finding => ({ kind: 'missing', name: key, at })),
    ...put
      .filter((key) => !texts.has(key))
      .map((name): Finding => ({ kind: 'missing', name, at: 'tooling/labels/composed.ts' })),
    ...asked
      .filter(({ key, values }) => values && texts.has(key) && !same(values, placesOf(texts.get(key) ?? '')))
      .map(({ key, at }): Finding => ({ kind: 'values', name: key, at })),
    ...written
      .filter((one) => !composed.some((known) => known.written === one.key))
      .map(({ key, at }): Finding => ({ kind: 'composed', name: key, at })),
    ...composed
      .filter((known) => !written.some(({ key }) => key === known.written))
      .map(({ written: name }): Finding => ({
        kind: 'composed',
        name,
        at: 'tooling/labels/composed.ts',
      })),
  ];
}
