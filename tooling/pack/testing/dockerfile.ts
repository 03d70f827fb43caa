import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runWith } from './repository.ts';

/** One instruction of a Dockerfile. */
interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The image of a Dockerfile, as far as it decides how its program starts. */
export interface Image {
  /** Folder of the last stage that its program starts in. */
  readonly folder: string;
  /** Root of the last stage. */
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly command: readonly string[];
  readonly health: readonly string[];
}

const instructionsOf = (file: string): readonly Instruction[] =>
  file
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, name = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      return name ? [{ name, text }] : [];
    });

const listOf = (text: string): readonly string[] => JSON.parse(/\[.*\]$/.exec(text)?.[0] ?? '[]') as string[];

/** Names of files and folders that `.dockerignore` leaves out. */
const ignoredIn = (context: string): ReadonlySet<string> =>
  new Set(
    readFileSync(join(context, '.dockerignore'), 'utf8')
      .split('\n')
      .map((line) => basename(line)),
  );

/**
 * Carries out a Dockerfile in a folder instead of containers: the same commands in the same order, each stage with a folder of its
 * own. Images are not fetched; the programs of this machine take their place.
 * @param context folder of the Dockerfile
 * @param into an empty folder
 */
export function replayDockerfile(context: string, into: string, env: NodeJS.ProcessEnv): Image {
  const ignored = ignoredIn(context);
  let stage = 0;
  let folder = into;
  let own: Record<string, string> = {};
  let [user, command, health]: [string | undefined, readonly string[], readonly string[]] = [undefined, [], []];
  /** A path of the image, in this stage or in another one. */
  const place = (path: string, of = stage) => join(into, `stage-${of}`, path);
  for (const { name, text } of instructionsOf(readFileSync(join(context, 'Dockerfile'), 'utf8'))) {
    if (name === 'FROM') {
      stage += 1;
      own = {};
    } else if (name === 'WORKDIR') {
      folder = place(text);
      mkdirSync(folder, { recursive: true });
    } else if (name === 'ENV') {
      for (const [, key = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) own[key] = value;
    } else if (name === 'COPY') {
      const words = text.split(/\s+/).filter((word) => !word.startsWith('--'));
      const isFromStage = text.includes('--from=');
      const target = words.at(-1) ?? '.';
      const into = target.startsWith('/') ? place(target) : folder;
      for (const source of words.slice(0, -1)) {
        const from = isFromStage ? place(source, 1) : join(context, source);
        const to = source === '.' || isFromStage ? into : join(folder, basename(source));
        cpSync(from, to, {
          recursive: true,
          verbatimSymlinks: true,
          filter: (path) => isFromStage || !ignored.has(basename(path)),
        });
      }
    } else if (name === 'RUN') {
      runWith({ ...env, ...own }, folder, 'sh', '-c', text.replaceAll(/(?<![\w.])\/out\b/g, place('/out')));
    } else if (name === 'USER') user = text;
    else if (name === 'CMD') command = listOf(text);
    else if (name === 'HEALTHCHECK') health = listOf(text);
    else if (name !== 'EXPOSE' && name !== 'ARG') throw new Error(`${name} is not known.`);
  }
  return { folder, root: place('/'), env: own, user, command, health };
}
