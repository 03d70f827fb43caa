import { isAlias, isMap, isNode, isScalar, isSeq, parseAllDocuments, type Document, type Node } from 'yaml';
import type { Files } from './files.ts';
import { replace, type Step } from './step.ts';

type Path = readonly (string | number)[];

/** A document of a YAML file. */
export interface YamlPart {
  readonly file: string;
  /** Text of the whole file. */
  readonly text: string;
  /** Data of the document, with aliases and merged keys. */
  readonly value: unknown;
  /** Where the value at a path is written, also in a mapping that is merged; undefined without it. */
  readonly rangeOf: (path: Path) => readonly [start: number, end: number] | undefined;
}

/** The node at a path, through aliases and merged mappings. */
function nodeAt(document: Document, from: unknown, path: Path): Node | undefined {
  const node = isAlias(from) ? from.resolve(document) : from;
  const [name, ...rest] = path;
  if (name === undefined) return isNode(node) ? node : undefined;
  if (isSeq(node)) return nodeAt(document, node.items[Number(name)], rest);
  if (!isMap(node)) return undefined;
  const valueOf = (key: string) => node.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.value;
  const own = valueOf(String(name));
  if (own) return nodeAt(document, own, rest);
  const merged = valueOf('<<');
  for (const each of isSeq(merged) ? merged.items : [merged]) {
    const found = nodeAt(document, each, path);
    if (found) return found;
  }
  return undefined;
}

/** The documents of a YAML file; none if it cannot be read, as a template of Helm. */
export function yamlParts(files: Pick<Files, 'text'>, file: string): readonly YamlPart[] {
  const text = files.text(file) ?? '';
  try {
    const documents = parseAllDocuments(text, { merge: true, uniqueKeys: false, logLevel: 'silent' });
    return [...documents].flatMap((document): YamlPart[] => {
      if (document.errors.length > 0) return [];
      const rangeOf = (path: Path) => {
        const [start, end] = nodeAt(document, document.contents, path)?.range ?? [];
        return start === undefined || end === undefined ? undefined : ([start, end] as const);
      };
      const value: unknown = document.toJS();
      return [{ file, text, value, rangeOf }];
    });
  } catch {
    // A document of aliases that grow without end.
    return [];
  }
}

/** Start of the line of a place in a text. */
const startOfLine = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
const endOfLine = (text: string, at: number) => (text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at));

/** The step that writes something else at a place of a file. It names as many lines as make the place the only one. */
export function rewrite(file: string, text: string, start: number, end: number, to: string): Step {
  let from = start;
  const isOnly = () => {
    const part = text.slice(from, end);
    return text.indexOf(part) === text.lastIndexOf(part);
  };
  from = startOfLine(text, start);
  while (from > 0 && !isOnly()) from = startOfLine(text, from - 1);
  return replace(file, text.slice(from, end), text.slice(from, start) + to);
}

/** The line of a place in a text. */
export const lineAt = (text: string, at: number): string => text.slice(startOfLine(text, at), endOfLine(text, at));

/** The step that adds a line below the line of a place. */
export function addBelow(file: string, text: string, at: number, line: string): Step {
  const after = lineAt(text, at);
  if (text.indexOf(after) === text.lastIndexOf(after)) return { kind: 'add-line', file, line, after };
  const end = endOfLine(text, at);
  return rewrite(file, text, end, end, `\n${line}`);
}

/** The step that writes another value at a path, which has to be there; none without it. */
export function setYaml(part: YamlPart, path: Path, to: string): readonly Step[] {
  const range = part.rangeOf(path);
  return range ? [rewrite(part.file, part.text, range[0], range[1], to)] : [];
}
