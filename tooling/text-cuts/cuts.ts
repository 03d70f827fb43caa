import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type Argument, type PrivateIdentifier } from 'oxc-parser';
import { askProject } from '../type-checker/project.ts';

/** A place that may cut a text by code units. */
export interface Cut {
  readonly file: string;
  readonly line: number;
  /** The expression, on one line. */
  readonly text: string;
}

interface Candidate extends Cut {
  /** Position whose type shows whether a text or a list is cut. */
  readonly at: number;
  readonly kind: 'method' | 'value';
}

/** A position that is a count: a number, or a named bound. A length is the length of something known. */
function isCount(node: Argument | PrivateIdentifier | undefined): boolean {
  if (node?.type === 'Literal') return node.value !== 0;
  if (node?.type === 'UnaryExpression') return isCount(node.argument);
  if (node?.type === 'BinaryExpression') return isCount(node.left) || isCount(node.right);
  return (
    node?.type === 'Identifier' && /^(?:[A-Z][A-Z\d_]+|most|max|limit|count|size|length|shown|kept)$/.test(node.name)
  );
}

/** Whether a call of this method ends at, or counts back to, such a position. One that starts there skips a known prefix. */
function isCut(method: string, [first, second]: readonly Argument[]): boolean {
  if (method === 'split') return first?.type === 'Literal' && first.value === '';
  if (method === 'slice' || method === 'substring')
    return isCount(second) || (first?.type === 'UnaryExpression' && isCount(first));
  return method === 'substr' || method === 'charAt';
}

/** Calls and accesses that cut by a number of code units, if their object is a text. */
export function candidatesIn(file: string, source: string): readonly Candidate[] {
  const found: Candidate[] = [];
  const add = (start: number, end: number, at: number, kind: Candidate['kind']) => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ file, line, text: source.slice(start, end).replace(/\s+/g, ' '), at, kind });
  };
  const { program } = parseSync(file, source);
  new Visitor({
    CallExpression: ({ start, end, callee, arguments: given }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name, start: at } = callee.property;
      if (isCut(name, given)) add(start, end, at, 'method');
    },
    MemberExpression: ({ start, end, computed, object, property }) => {
      if (!computed || property.type !== 'Literal' || typeof property.value !== 'number') return;
      const isName = object.type === 'Identifier' || (object.type === 'MemberExpression' && !object.computed);
      // Of what a call or an access gives, lists by what they are made for, nothing is known at a place.
      if (isName) add(start, end, object.type === 'Identifier' ? object.start : object.property.start, 'value');
    },
  }).visit(program);
  return found;
}

/** The candidates that cut a text, by the types of the workspace. */
export function textCuts(root: string, candidates: readonly Candidate[]): readonly Cut[] {
  return askProject(root, ({ checker }) =>
    [...Map.groupBy(candidates, ({ file }) => file)].flatMap(([file, all]) => {
      const places = all.map(({ at }) => at);
      const types = checker.getTypeAtPosition(join(root, file), places);
      return all.filter(({ kind }, index) => {
        const type = types[index];
        return type !== undefined && isOfText[kind](checker.typeToString(type));
      });
    }),
  );
}

/** The type of a method of texts, not of lists; the type of a text. */
const isOfText = {
  method: (type: string) => /^\([^()]*\) => string$|^\{ \(separator: /.test(type),
  value: (type: string) => /^string(?: \| undefined)?$/.test(type),
};

/** TypeScript files of contract, core, ui, app and gateway, without tests. */
export const productSources = (root: string): readonly string[] =>
  execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      '--',
      ...['contract', 'core', 'ui', 'app', 'gateway'].flatMap((name) => [
        `:(glob)packages/${name}/src/**/*.ts`,
        `:(glob)packages/${name}/src/**/*.tsx`,
      ]),
    ],
    { cwd: root },
  )
    .toString()
    .split('\n')
    .filter(
      (file) =>
        file !== '' && !/\.(?:test|stories|fixtures|setup)\.|\/(?:testing|conformance|stories|dev)\//.test(file),
    );

export const readSource = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');
