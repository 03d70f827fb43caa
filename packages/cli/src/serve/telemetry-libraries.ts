import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { withoutMark } from '@housefront/contract/json';
import { readRecord } from '@housefront/generator';
import * as z from 'zod';
import { Failure } from '../base/command.ts';

/** Files of a repository that start gateways. */
const STARTERS = ['package.json', 'Dockerfile*', '*compose*.y*ml', '*.service', 'cluster/**/*.y*ml'];
const IMPORT = '@housefront/gateway/opentelemetry';

const commands = { npm: 'npm install --save-prod', pnpm: 'pnpm add --save-prod', yarn: 'yarn add', bun: 'bun add' };

/** The part of an operator's package.json that is read. */
const manifestSchema = z.object({ dependencies: z.record(z.string(), z.unknown()).default({}) });

const linesOf = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*#/.test(line));

/** Packages that the gateway needs for OpenTelemetry: each is a peer that a repository may leave out. */
function telemetryPackages(): readonly string[] {
  const manifest: unknown = createRequire(import.meta.url)('@housefront/gateway/package.json');
  // A manifest of the kit's own.
  const { peerDependencies = {} } = manifest as { peerDependencies?: Readonly<Record<string, string>> };
  return Object.keys(peerDependencies).filter((name) => name.startsWith('@opentelemetry/'));
}

/**
 * Refuses to build for a gateway that is started with OpenTelemetry, in a repository whose image lacks its packages: the image has
 * what `dependencies` of package.json name.
 * @throws {Failure} with the line to add
 */
export function needTelemetryLibraries(root: string): void {
  const starter = STARTERS.flatMap((pattern) => globSync(pattern, { cwd: root })).find((file) =>
    linesOf(join(root, file)).some((line) => line.includes(IMPORT)),
  );
  const file = join(root, 'package.json');
  if (starter === undefined || !existsSync(file)) return;
  const { dependencies } = manifestSchema.parse(JSON.parse(withoutMark(readFileSync(file, 'utf8'))));
  const missing = telemetryPackages().filter((name) => !(name in dependencies));
  if (missing.length === 0) return;
  const manager = String(readRecord(root).repository['package-manager']);
  const add = Object.entries(commands).find(([name]) => name === manager)?.[1] ?? commands.npm;
  throw new Failure(
    `${starter} starts the gateway with ${IMPORT}, and "dependencies" of package.json lack its packages. Run: ${add} ${missing.join(' ')}`,
  );
}
