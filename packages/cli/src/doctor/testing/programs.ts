/* The package manager of tests: see `writePrograms`. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkPackages, lockText, writeBuild } from './installation.ts';

const [program, command, ...rest] = process.argv.slice(2);
const root = process.cwd();

/** Version of the kit that package.json names. */
function named(): string {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
  return manifest.devDependencies['housefront'] ?? '';
}

/** Removes packages below packages and below sites. */
function dedupe(): void {
  const folders = readdirSync('node_modules', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // Packages of the workspace are links, and keep theirs.
  for (const folder of [
    ...readdirSync('sites').map((site) => join('sites', site)),
    ...folders.map(({ name }) => join('node_modules', name)),
  ])
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
}

if (program === 'npm' && command === 'install') {
  linkPackages(root);
  writeFileSync('package-lock.json', lockText('npm', named()));
} else if (program === 'npm' && command === 'dedupe') dedupe();
else if (program === 'npx' && command === 'housefront' && rest[0] === 'build') {
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  rmSync(join(root, 'sites', rest[1] ?? '', 'dist'), { recursive: true, force: true });
  writeBuild({ write }, rest[1] ?? '', process.env['BRANCH_NAME'] ?? 'production');
} else throw new Error(`${process.argv.slice(2).join(' ')} is no command of these tests.`);
