/** A change of one file as a page describes it: the former text contains `before` once; the new one has `after` instead. */
interface Hunk {
  readonly before: string;
  readonly after: string;
}

/** The instructions of a page. */
export interface WorkedExample {
  /** Commands with their arguments, in order, and what the page says that they print. */
  readonly commands: readonly { readonly words: readonly string[]; readonly prints: readonly string[] }[];
  readonly edits: readonly { readonly file: string; readonly hunks: readonly Hunk[] }[];
}

const blocksOf = (text: string, language: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(([, body = '']) => body);

/** Words of a command as a shell takes them apart; single quotes hold words together. */
const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain);

/** Commands begin with a dollar sign and go on where a line ends with a backslash; other lines are what they print. */
function commandsOf(block: string): WorkedExample['commands'] {
  const [, ...parts] = `\n${block.replaceAll(/\\\n\s*/g, '')}`.split(/\n\$ /);
  return parts.map((part) => {
    const [command = '', ...prints] = part.trimEnd().split('\n');
    return { words: wordsOf(command), prints };
  });
}

function hunkOf(part: string): Hunk {
  const lines = part.split('\n').filter((line) => line !== '');
  const side = (sign: string) =>
    lines.flatMap((line) => (line.startsWith(' ') || line.startsWith(sign) ? [`${line.slice(1)}\n`] : [])).join('');
  return { before: side('-'), after: side('+') };
}

function editOf(block: string): WorkedExample['edits'][number] {
  const [, file, body = ''] = /^\+\+\+ (\S+)\n([^]*)$/.exec(block) ?? [];
  if (file === undefined) throw new Error(`A block of changes names no file:\n${block}`);
  return { file, hunks: body.split(/^@@\n/m).map(hunkOf) };
}

/** Reads a section of a page: commands from its blocks of a console, changes from its blocks of differences. */
export function readExample(page: string, heading: string): WorkedExample {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`The page has no section "${heading}".`);
  return {
    commands: blocksOf(section, 'console').flatMap(commandsOf),
    edits: blocksOf(section, 'diff').map(editOf),
  };
}

/**
 * Applies a described change.
 * @param text the file as it is; empty for a new one, of which every line is given
 * @throws when the text to replace is missing, or occurs more than once
 */
export function applyHunks(file: string, text: string, hunks: readonly Hunk[]): string {
  return hunks.reduce((now, { before, after }) => {
    const places = before === '' ? Number(now === '') : now.split(before).length - 1;
    if (places !== 1) throw new Error(`${file} has ${places} places for:\n${before}`);
    return now.replace(before, () => after);
  }, text);
}
