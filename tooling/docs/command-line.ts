import { commands } from '../../packages/cli/src/commands/index.ts';
import type { Command } from '../../packages/cli/src/base/command.ts';
import { createSwitches, repositoryQuestions, type Question } from '../../packages/generator/src/index.ts';
import { root } from './site-pages.ts';

const cell = (text: string): string =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;')
    .replaceAll('\n', ' ');

const codes = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(', ');

interface Row {
  readonly name: string;
  readonly meaning: string;
  readonly fallback: string;
}

function optionRow({ name, message, kind, options, fallback, onlyWith }: Question): Row {
  const values = options?.({}) ?? [];
  const usual = typeof fallback === 'function' || fallback === undefined || fallback === '' ? [] : [fallback].flat();
  const facts = [
    `${message}.`,
    ...(values.length > 0 ? [`${kind === 'choices' ? 'Any' : 'One'} of ${codes(values)}.`] : []),
    ...(onlyWith ? [`Goes with \`${onlyWith}\`.`] : []),
  ];
  return { name, meaning: facts.join(' '), fallback: codes(usual) };
}

/** Options of a command as a table of Markdown, without a column of defaults if there are none; empty for no option. */
export function optionTable(
  questions: readonly Question[],
  switches: Readonly<Record<string, string>>,
): readonly string[] {
  const rows: readonly Row[] = [
    ...questions.map(optionRow),
    ...(questions.length > 0
      ? [{ name: 'answers', meaning: 'JSON file with the options as keys.', fallback: '' }]
      : []),
    ...Object.entries(switches).map(([name, meaning]) => ({ name, meaning, fallback: '' })),
  ];
  if (rows.length === 0) return [];
  const withDefaults = rows.some(({ fallback }) => fallback !== '');
  const line = (cells: readonly string[]) => `| ${cells.slice(0, withDefaults ? 3 : 2).join(' | ')} |`;
  return [
    [
      line(['option', 'meaning', 'default']),
      line(['---', '---', '---']),
      ...rows.map(({ name, meaning, fallback }) => line([`\`--${name}\``, cell(meaning), fallback])),
    ].join('\n'),
  ];
}

function section({ name, words, summary, options, switches = {}, examples }: Command): string {
  return [
    `## \`housefront ${name}\` {#${name}}`,
    summary,
    ['```text', `housefront ${name}${words ? ` ${words}` : ''} [options]`, '```'].join('\n'),
    ...optionTable(options?.(root) ?? [], switches),
    ...examples.flatMap(([line, effect]) => [
      effect,
      ['```sh', line.replace(/^((?:[A-Z_]+=\S+ )*)housefront/, '$1npx housefront'), '```'].join('\n'),
    ]),
  ].join('\n\n');
}

/** The reference of the command line, from the declarations of its commands. */
export function commandLinePage(): string {
  const rows = commands.map(
    ({ name, words = '', summary }) =>
      `| [\`${name}${words ? ` ${cell(words)}` : ''}\`](#${name}) | ${cell(summary)} |`,
  );
  return `${[
    INTRODUCTION,
    ['| command | |', '|---|---|', ...rows].join('\n'),
    EXIT_CODES,
    '## `npm create housefront` {#create}',
    'Makes a repository with two sites. At a terminal it asks for what you leave out; elsewhere it takes the defaults.',
    ['```sh', 'npm create housefront@latest my-sites', '```'].join('\n'),
    'Options follow two dashes, so that npm passes them on:',
    [
      '```sh',
      'npm create housefront@latest my-sites -- --yes --currencies THB,USD --languages th_TH,en_US',
      '```',
    ].join('\n'),
    ...optionTable(repositoryQuestions(), createSwitches),
    ...commands.map(section),
  ].join('\n\n')}\n`;
}

const INTRODUCTION = `# Command line

Your repository has the program \`housefront\`. \`npx housefront --help\` lists the commands, and each one explains itself
with \`--help\`. An unknown option is an error. Without a terminal no command waits for an answer.`;

const EXIT_CODES = `## Exit codes {#exit-codes}

| code | meaning |
|---|---|
| 0 | done, nothing to report |
| 1 | refused, or with findings |
| 2 | an upgrade has conflicts that you resolve |
| 3 | a migration failed |
| 130 | you interrupted it |`;
