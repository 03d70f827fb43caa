/**
 * Runs a command on a machine that seems to have the fonts of one family only.
 *
 *   node scripts/with-fonts.ts dejavu|liberation|noto -- vitest run --project browser
 *
 * Ends with the command's status. The fonts have to be installed (Debian: fonts-dejavu, fonts-liberation,
 * fonts-noto-core); works where programs ask fontconfig, which is on Linux.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const families = { dejavu: 'DejaVu', liberation: 'Liberation', noto: 'Noto' } as const;
const usage = `usage: node scripts/with-fonts.ts ${Object.keys(families).join('|')} -- COMMAND…`;

/** A fontconfig file that knows one folder; the generic families are the folder's own. */
const fontconfig = (folder: string, family: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
${['sans-serif Sans', 'serif Serif', 'monospace Mono', 'system-ui Sans']
  .map((pair) => pair.split(' '))
  .map(
    ([generic, kind]) =>
      `  <alias binding="strong"><family>${generic}</family><prefer><family>${family} ${kind}</family></prefer></alias>`,
  )
  .join('\n')}
</fontconfig>
`;

/** Files of the installed fonts whose family starts with a name. */
function installed(family: string): readonly string[] {
  const { stdout, error } = spawnSync('fc-list', ['--format', '%{family[0]}\t%{file}\n'], { encoding: 'utf8' });
  if (error) throw new Error('fc-list is missing: install fontconfig');
  const lines = stdout.split('\n').map((line) => line.split('\t'));
  const files = lines.flatMap(([name = '', file = '']) => (name.startsWith(`${family} `) ? [file] : []));
  if (files.length === 0)
    throw new Error(`no ${family} fonts are installed (Debian: apt-get install fonts-${family.toLowerCase()}*)`);
  return files;
}

function run(name: keyof typeof families, command: string, args: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), `fonts-${name}-`));
  try {
    mkdirSync(join(folder, 'fonts'));
    for (const file of installed(families[name])) symlinkSync(file, join(folder, 'fonts', basename(file)));
    const config = join(folder, 'fonts.conf');
    writeFileSync(config, fontconfig(folder, families[name]));
    const { status, error } = spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, FONTCONFIG_FILE: config },
    });
    if (error) throw error;
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [name = '', dashes, command, ...args] = process.argv.slice(2);
if (!Object.hasOwn(families, name) || dashes !== '--' || command === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = run(name as keyof typeof families, command, args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
