import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Failure, type Command } from '../base/command.ts';
import { openProject } from '../project/project.ts';
import { traceStack } from '../trace/traceStack.ts';

async function stackOf(words: readonly string[], cwd: string): Promise<string> {
  const given = words.join(' ');
  if (given === '-') return text(process.stdin);
  if (given === '') throw new Failure('There is no stack. Give its text, the path of a file with it, or - to read it.');
  const file = isAbsolute(given) ? given : join(cwd, given);
  return !given.includes('\n') && existsSync(file) ? readFileSync(file, 'utf8') : given;
}

/** The sources of an error in a browser. */
export const trace: Command = {
  name: 'trace',
  words: '[stack | file | -]',
  summary: 'Shows where an error of a browser is in the sources, by the source maps of the built sites.',
  options: () => [
    {
      name: 'maps',
      kind: 'text',
      message: 'Folder with the source maps of the build; by default those of all built sites.',
      blankIf: () => true,
    },
  ],
  examples: [
    ['housefront trace stack.txt', 'Resolves the stack in a file.'],
    ['housefront trace - --maps builds/7f3a/maps', 'Resolves a stack from the input by the maps of an earlier build.'],
  ],
  async run({ words, given, cwd }) {
    const { root, sites } = openProject(cwd);
    const { maps } = given;
    const named = typeof maps === 'string' && maps !== '' ? (isAbsolute(maps) ? maps : join(cwd, maps)) : undefined;
    const folders = named === undefined ? sites.map(({ folder }) => join(folder, 'dist/maps')) : [named];
    if (!folders.some((folder) => existsSync(folder)))
      throw new Failure(
        named === undefined
          ? 'No built site has source maps. Build first: npx housefront build'
          : `${named} is no folder. It is dist/maps of a built site.`,
      );
    const { text: traced, found, missing } = traceStack(await stackOf(words, cwd), folders, root);
    console.log(traced.trimEnd());
    if (found === 0)
      throw new Failure('No place is in these source maps. Give those of the build of the report: --maps FOLDER.');
    if (missing > 0) console.error(`${missing} of ${found + missing} places are of other builds.`);
    return 0;
  },
};
