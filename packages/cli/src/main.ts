import { gitProblem } from '@housefront/contract/start-program';
import { AnswersError, Cancelled, kitVersion, optionHelp, readInput, RecordError, shown } from '@housefront/generator';
import { Failure, type Command } from './base/command.ts';
import { commands } from './commands/index.ts';

/** Help on all commands, or on one. */
export function helpText(command: Command | undefined, cwd: string): string {
  if (!command)
    return [
      'housefront COMMAND [options]\n',
      ...commands.map(({ name, words = '', summary }) => `  ${`${name} ${words}`.padEnd(28)} ${summary}`),
      '\nhousefront COMMAND --help shows its options.',
    ].join('\n');
  const { name, words, summary, options, switches = {}, examples } = command;
  const questions = options?.(cwd) ?? [];
  return [
    `housefront ${name}${words ? ` ${words}` : ''} [options]\n`,
    `${summary}\n`,
    ...questions.map(optionHelp),
    ...Object.entries(switches).map(([option, meaning]) => `  --${option.padEnd(18)} ${meaning}`),
    ...(questions.length > 0 ? [`  --${'answers'.padEnd(18)} JSON file with the options as keys.`] : []),
    '\nExamples:',
    ...examples.map(([line, effect]) => `  ${line}\n      ${effect}`),
  ].join('\n');
}

/** Refuses words and options that the command does not take: a typing error must not change its meaning. */
function refuseUnknown(command: Command, words: readonly string[], given: object, cwd: string): void {
  const [strange] = command.words === undefined ? words : [];
  const names = (command.options?.(cwd) ?? []).map(({ name }) => name);
  const problems = [
    ...(strange === undefined ? [] : [`${shown(strange)} is one word too many.`]),
    ...Object.keys(given)
      .filter((name) => !names.includes(name))
      .map((name) => `${shown(`--${name}`)} is not an option of housefront ${command.name}.`),
  ];
  if (problems.length > 0) throw new Failure(`${problems.join(' ')} See housefront ${command.name} --help.`);
}

/**
 * Runs a command line.
 * @param argv words after `housefront`
 * @returns the exit code
 */
export async function main(argv: readonly string[], cwd: string): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(helpText(undefined, cwd));
    return name === undefined ? 1 : 0;
  }
  if (name === '--version' || name === '-v') {
    console.log(kitVersion());
    return 0;
  }
  const command = commands.find((known) => known.name === name);
  try {
    if (!command)
      throw new Failure(`${shown(name)} is no command. Known: ${commands.map((known) => known.name).join(', ')}.`);
    const { words, given, switches } = readInput(rest, ['help', ...Object.keys(command.switches ?? {})]);
    if (switches.has('help')) {
      console.log(helpText(command, cwd));
      return 0;
    }
    refuseUnknown(command, words, given, cwd);
    const problem = command.needsGit ? gitProblem() : undefined;
    if (problem !== undefined) throw new Failure(problem);
    return await command.run({ words, given, switches, cwd });
  } catch (error) {
    if (error instanceof Cancelled) return 130;
    const known = error instanceof Failure || error instanceof AnswersError || error instanceof RecordError;
    // Vite loads another copy of the class for a site that it serves.
    const isConfig = error instanceof Error && error.name === 'SiteConfigError';
    console.error(known || isConfig ? error.message : error);
    return error instanceof Failure ? error.code : 1;
  }
}
