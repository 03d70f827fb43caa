import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { managers, type ManagerName } from '@housefront/generator';
import { siteFolders } from '../project/siteFolders.ts';
import { runProgram } from './packages.ts';

/** First load of a site's home, in bytes, by site and template. */
export type Sizes = ReadonlyMap<string, number>;

/** First loads of the built sites of a repository. */
export async function sizesOf(root: string): Promise<Sizes> {
  const { firstLoads } = await import('@housefront/app/vite');
  return new Map(
    siteFolders(join(root, 'sites')).flatMap(({ id, folder }) =>
      firstLoads(folder).map(({ template, scripts, styles }) => [`${id} ${template}`, scripts + styles] as const),
    ),
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Lines about first loads before and after; a site that was not built before has no former size. */
export const sizeLines = (before: Sizes, after: Sizes): string[] =>
  [...after].map(([name, bytes]) => {
    const was = before.get(name);
    const change = was === undefined ? '' : `, before ${kilobytes(was)} (${((bytes / was - 1) * 100).toFixed(1)} %)`;
    return `  first load ${name}: ${kilobytes(bytes)}${change}`;
  });

/** The command line as the repository has it installed now. */
function installedProgram(root: string): string {
  const manifest = createRequire(join(root, 'package.json')).resolve('housefront/package.json');
  return join(dirname(manifest), 'dist/bin.js');
}

/**
 * Installs the new packages, then runs the new version's own checks and its build (OPS-03).
 * @returns the lines of what is to be mended; none if all is well
 */
export async function finish(
  root: string,
  manager: ManagerName,
  { build, print }: { readonly build: boolean; readonly print: (line: string) => void },
): Promise<string[]> {
  const before = await sizesOf(root);
  const { install, exec } = managers[manager];
  print(`Installing packages with ${manager} …`);
  const installed = await runProgram(install.split(' '), root, 'pipe');
  if (installed.code !== 0) {
    print(installed.text.trim());
    return [`The packages could not be installed: ${install}`];
  }
  const program = installedProgram(root);
  const run = async (...words: string[]) =>
    (await runProgram([process.execPath, program, ...words], root, 'inherit')).code;
  // Without platforms, which need not be reachable from here.
  const doctor = await run('doctor', '--ci');
  const problems = doctor === 0 ? [] : [`The check found something: ${exec} housefront doctor`];
  if (!build) return problems;
  if ((await run('build')) !== 0) return [...problems, `The sites could not be built: ${exec} housefront build`];
  for (const line of sizeLines(before, await sizesOf(root))) print(line);
  return problems;
}
