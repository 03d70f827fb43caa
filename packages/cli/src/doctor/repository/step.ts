/** One step of a mend. Its text is the advice; a machine can do what it says. */
export type Step =
  | { readonly kind: 'run'; readonly command: string }
  /** Write a value at a key (`realtime.host`, `0.hosts.1`) of a config or JSON file. */
  | { readonly kind: 'set'; readonly file: string; readonly key: string; readonly value: unknown }
  /** Write the output of a command at a key. */
  | { readonly kind: 'set-output'; readonly file: string; readonly key: string; readonly command: string }
  | { readonly kind: 'unset'; readonly file: string; readonly key: string }
  | { readonly kind: 'replace'; readonly file: string; readonly from: string; readonly to: string }
  | { readonly kind: 'add-line'; readonly file: string; readonly line: string; readonly after?: string }
  | { readonly kind: 'remove-line'; readonly file: string; readonly line: string }
  | { readonly kind: 'delete'; readonly file: string }
  | { readonly kind: 'rename'; readonly file: string; readonly to: string }
  | { readonly kind: 'shrink'; readonly file: string; readonly bytes: number }
  /** Keep one side of each conflict in a file. */
  | { readonly kind: 'settle'; readonly file: string }
  /** A step that only a person can do. */
  | { readonly kind: 'do'; readonly text: string };

/** A step that runs a command in the repository. */
export const run = (command: string): Step => ({ kind: 'run', command });
/** A step that writes a value at a key (`realtime.host`, `0.hosts.1`) of a config or JSON file. */
export const set = (file: string, key: string, value: unknown): Step => ({ kind: 'set', file, key, value });
/** A step that removes a key of a config or JSON file, and its value. */
export const unset = (file: string, key: string): Step => ({ kind: 'unset', file, key });
/** A step that replaces one text of a file by another. */
export const replace = (file: string, from: string, to: string): Step => ({ kind: 'replace', file, from, to });
/** A step that only a person can do, as an imperative without a full stop. */
export const byHand = (text: string): Step => ({ kind: 'do', text });

/** A key as one reads it: `0.hosts` of a list is `[0].hosts`. */
const readable = (key: string): string =>
  key.replaceAll(/(^|\.)(\d+)(?=\.|$)/g, '[$2]').replace(/^\[(\d+)\]$/, 'entry $1');

/** The advice of one step, as a sentence without its full stop. */
export function stepText(step: Step): string {
  switch (step.kind) {
    case 'run':
      return `run ${step.command}`;
    case 'set':
      return `write in ${step.file}: ${readable(step.key)}: ${JSON.stringify(step.value)}`;
    case 'set-output':
      return `write in ${step.file}: ${readable(step.key)}: the output of ${step.command}`;
    case 'unset':
      return `remove ${readable(step.key)} from ${step.file}`;
    case 'replace':
      return `in ${step.file} replace ${step.from.trim()} by ${step.to.trim()}`;
    case 'add-line':
      return `add the line ${step.line.trim()} to ${step.file}${step.after === undefined ? '' : `, below ${step.after.trim()}`}`;
    case 'remove-line':
      return `remove the line ${step.line} from ${step.file}`;
    case 'delete':
      return `delete ${step.file}`;
    case 'rename':
      return `rename ${step.file} to ${step.to}`;
    case 'shrink':
      return `make ${step.file} smaller than ${step.bytes / 1000} kB`;
    case 'settle':
      return `in ${step.file} keep one side of each conflict and remove the lines that begin with <<<<<<<, ======= and >>>>>>>`;
    case 'do':
    default:
      return step.text;
  }
}

/** The advice of some steps, as one line. */
export function mendText(steps: readonly Step[]): string {
  const text = steps.map(stepText).join('; then ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
