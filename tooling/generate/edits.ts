import type { Edit } from './kinds/kind.ts';

/** A change with a required anchor: throws with the file's name if the anchor is missing. */
function change(file: string, anchor: RegExp, replace: (...groups: string[]) => string): Edit {
  return {
    file,
    change(text) {
      if (!anchor.test(text))
        throw new Error(`${file} has no place for the new entry: nothing matches ${String(anchor)}.`);
      return text.replace(anchor, (...groups: string[]) => replace(...groups));
    },
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Inserts lines before the first line that starts with `anchor`. */
export const before = (file: string, anchor: string, lines: string): Edit =>
  change(file, new RegExp(`^${escaped(anchor)}`, 'm'), (found) => `${lines}\n${found}`);

/** Inserts a line at the end of the block that starts with `anchor` and ends with the first unindented closing brace. */
export const into = (file: string, anchor: string, line: string): Edit =>
  change(
    file,
    new RegExp(`^(${escaped(anchor)}.*\\n(?:[ ].*\\n|\\n)*)([}\\]])`, 'm'),
    (_, block = '', end = '') => `${block}${line}\n${end}`,
  );

/** Appends lines to a file. */
export const atEnd = (file: string, lines: string): Edit => ({
  file,
  change: (text) => `${text.trimEnd()}\n\n${lines}\n`,
});

const sourceOf = (line: string) => / from '([^']+)';$/.exec(line)?.[1] ?? '';

/** Inserts an import or re-export line among the others, sorted by specifier. */
export function importLine(file: string, line: string): Edit {
  const word = line.startsWith('export') ? 'export' : 'import';
  const lines = new RegExp(`^${word} (?:[^;]|\\n)*?;$`, 'gm');
  return {
    file,
    change(text) {
      const all = [...text.matchAll(lines)];
      const next = all.find(
        ([one]) => sourceOf(one) > sourceOf(line) && sourceOf(one).startsWith('.') === sourceOf(line).startsWith('.'),
      );
      const last = all.at(-1);
      if (!last) throw new Error(`${file} has no place for the new entry: it has no ${word}.`);
      const at = next ? next.index : last.index + last[0].length;
      return next ? `${text.slice(0, at)}${line}\n${text.slice(at)}` : `${text.slice(0, at)}\n${line}${text.slice(at)}`;
    },
  };
}

const bare = (name: string) => name.replace(/^type /, '');

/** Imports names of a module in a file (`type X` for types): extends its import, or adds one. */
export function importNames(file: string, source: string, names: readonly string[]): Edit {
  const existing = new RegExp(`^import (type )?\\{([^}]*)\\} from '${escaped(source)}';$`, 'm');
  return {
    file,
    change(text) {
      const [whole, typed = '', present = ''] = existing.exec(text) ?? [];
      const known = present
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => typed + name);
      const all = [...known, ...names.filter((name) => !known.some((one) => bare(one) === bare(name)))];
      const list = all.toSorted((a, b) => bare(a).localeCompare(bare(b)));
      const onlyTypes = list.every((name) => name.startsWith('type '));
      const line = `import ${onlyTypes ? 'type ' : ''}{ ${(onlyTypes ? list.map(bare) : list).join(', ')} } from '${source}';`;
      return whole === undefined ? importLine(file, line).change(text) : text.replace(whole, () => line);
    },
  };
}
