/* Packs the kit's packages as tarballs: `pnpm pack:kit [--version 0.2.0] [--out .packages]`. */
import { mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { kitVersion } from './kit-version.ts';
import { packKit } from './pack.ts';

const { values } = parseArgs({
  options: {
    version: { type: 'string', default: kitVersion(process.cwd()) },
    out: { type: 'string', default: '.packages' },
  },
});
const to = resolve(values.out);
mkdirSync(to, { recursive: true });
for (const [name, file] of await packKit(process.cwd(), to, values.version))
  console.log(`${name}  ${(statSync(file).size / 1000).toFixed(0)} kB  ${file}`);
