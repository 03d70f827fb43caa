import '../../scripts/node-version.ts';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { templateOfFolder } from '../../packages/contract/src/site/templates.ts';
import { ensureChromium } from '../../scripts/programs/ensure-chromium.ts';
import { changedTemplates } from '../../scripts/test/scope.ts';
import { kitTemplates } from '@housefront/generator';
import { allPairs, fewestPairs, repeatedDesktops, samplePairs, type Pair } from './pairs.ts';
import { buildSites, FIRST_ID, generateSites, ownLanguage, runs } from './real-sites.ts';

const help = `pnpm real-sites                every template in a generated site: built, measured and walked through
pnpm real-sites --all          every desktop template with every mobile one
pnpm real-sites --sample 4     so many pairs: the templates that this branch changes, and others in turn`;

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    sample: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit();
}

const root = join(import.meta.dirname, '../..');

function wanted(): Pair[] {
  const templates = { desktop: kitTemplates('desktop'), mobile: kitTemplates('mobile') };
  if (values.all) return allPairs(templates);
  if (values.sample === undefined) return fewestPairs(templates);
  const size = Number(values.sample);
  if (!Number.isInteger(size) || size < 1) throw new Error(`--sample takes a number of pairs, not ${values.sample}.`);
  const touched = changedTemplates().flatMap((folder) => templateOfFolder(folder) ?? []);
  // One more with each commit.
  const turn = Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' }));
  return samplePairs(templates, touched, turn, size);
}

const began = Date.now();
const step = (text: string) => console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}`);

console.log(ensureChromium());
const pairs = wanted();
step(`Writing ${pairs.length} sites`);
const workspace = generateSites(pairs, ['zh_CN', 'en_US', ownLanguage.code]);
try {
  step('Building them');
  await buildSites(workspace.root, (id, seconds) => {
    const pair = pairs[Number(id) - FIRST_ID];
    step(`  site ${id}, ${pair?.desktop} and ${pair?.mobile}, in ${seconds.toFixed(1)} s`);
  });
  const node = (...args: readonly string[]) => runs(process.execPath, args, { cwd: workspace.root });
  step('Measuring them');
  const [fits, known] = await Promise.all([
    node('tooling/check-sites/cli.ts'),
    node('tooling/browser-floor/cli.ts', '--some-sites'),
  ]);
  step('Walking through them');
  const works = await runs('playwright', ['test', 'e2e/templates'], {
    cwd: root,
    env: {
      HOUSEFRONT_SITES_FROM: join(workspace.root, 'sites'),
      HOUSEFRONT_PHONES_ONLY: repeatedDesktops(pairs)
        .map((at) => FIRST_ID + at)
        .join(),
    },
  });
  step(fits && known && works ? 'Done' : 'FAILED');
  process.exitCode = fits && known && works ? 0 : 1;
} finally {
  workspace.remove();
}
