import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A fenced block of a page. */
export interface DocBlock {
  /** Its page and line, as editors open them: `docs/how-to/go-live.md:28`. */
  readonly at: string;
  /** First word behind the fence; empty for none. */
  readonly language: string;
  /** The file that the block is part of, in brackets behind the language: `ts [sites/1001/theme.css.ts]`. */
  readonly file: string | undefined;
  readonly text: string;
  /** Code that the block needs to compile and that readers know by then: a comment `<!-- before: … -->` above the block. */
  readonly before: string;
}

/** Pages that people of the repository and of the site read, without those of sites and templates. */
export const docPages: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
  { cwd: root },
)
  .toString()
  .split('\n')
  .filter((path) => path !== '' && !/^(?:sites|templates|\.changeset)\//.test(path) && existsSync(join(root, path)));

const FENCE = /(?:<!-- before:([^]*?)-->\n\s*)?^( *)```([\w-]*)(?: \[([^\]]+)\])?\n([^]*?)^\2```$/gm;

/** All fenced blocks of a text. */
export function blocksIn(text: string, page: string): readonly DocBlock[] {
  return [...text.matchAll(FENCE)].map((found) => {
    const [all, before = '', indent = '', language = '', file, body = ''] = found;
    const fence = found.index + all.indexOf('```');
    return {
      at: `${page}:${text.slice(0, fence).split('\n').length}`,
      language,
      file,
      text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      before: before.trim(),
    };
  });
}

/** All fenced blocks of all pages. */
export const docBlocks = (): readonly DocBlock[] =>
  docPages.flatMap((page) => blocksIn(readFileSync(join(root, page), 'utf8'), page));

/** Commands of a shell's block with what they print: lines that go on behind a backslash are one. */
export function shellLines({ language, text }: DocBlock): readonly string[] {
  const lines = text.replaceAll(/ \\\n\s*/g, ' ').split('\n');
  if (language === 'console') return lines.filter((line) => line.startsWith('$ ')).map((line) => line.slice(2));
  return language === 'sh' ? lines.filter((line) => line.trim() !== '' && !line.startsWith('#')) : [];
}
