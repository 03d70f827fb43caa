import { collect, kitVersion, addSite, shown, siteQuestions, writeTree } from '@housefront/generator';
import { Failure, type Command } from '../command.ts';
import { openProject } from '../project.ts';

/** Another site of the repository. */
export const add: Command = {
  name: 'add',
  words: 'site [id]',
  summary: 'Adds a site to the repository.',
  options: (cwd) => siteQuestions(cwd),
  examples: [
    ['housefront add site 1003', 'Asks for the rest and writes sites/1003.'],
    ['housefront add site 1003 --answers site.json', 'Takes the rest from a file.'],
  ],
  async run({ words: [kind, id, ...more], given, cwd }) {
    if (kind !== 'site' || more.length > 0)
      throw new Failure(`${shown(kind ?? '')} cannot be added. Write housefront add site [id].`);
    const { root } = openProject(cwd);
    const answers = await collect(
      siteQuestions(root),
      { ...given, ...(id !== undefined && { id }) },
      process.stdin.isTTY && process.stdout.isTTY,
    );
    const { files, notes } = addSite(root, answers, kitVersion());
    writeTree(root, files);
    for (const line of notes) console.log(line);
    console.log(`sites/${String(answers['id'])} is ready. See it: npx housefront dev ${String(answers['id'])}`);
    return 0;
  },
};
