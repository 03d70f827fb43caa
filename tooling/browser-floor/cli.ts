import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from './allowed.ts';
import { checkCss } from './css.ts';
import { checkJs } from './js.ts';

/**
 * Checks the scripts and styles of all built sites against the oldest supported browsers (BRW-01). With `--some-sites` an
 * allowance that nothing uses is no finding, because the sites use only a part of the kit.
 */
const someSites = process.argv.includes('--some-sites');
const sites = join(process.cwd(), 'sites');
const lines: string[] = [];
const findings = readdirSync(sites).flatMap((id) => {
  const client = join(sites, id, 'dist/client');
  if (!existsSync(client)) {
    lines.push(`site ${id}: not built. Run the build first.`);
    return [];
  }
  const files = globSync('**/*.{css,js}', { cwd: client });
  console.log(`site ${id}: ${files.length} files`);
  return files.flatMap((file) => {
    const code = readFileSync(join(client, file), 'utf8');
    const found = file.endsWith('.css') ? checkCss(code) : checkJs(code);
    return found.map((finding) => ({ ...finding, file: `site ${id}: ${file}` }));
  });
});
const { broken, unused } = judge(findings);
for (const { file, line, column, feature, text } of broken as typeof findings)
  lines.push(`${file}:${line}:${column} ${feature.name}\n  not in ${feature.missing.join(', ')}\n  ${text}`);
if (!someSites)
  for (const { feature } of unused) lines.push(`tooling/browser-floor/allowed.ts: nothing uses ${feature} any more.`);
console.log(
  lines.length === 0 ? 'ok: all of it is known to the browsers of tier B, or has another way' : lines.join('\n'),
);
process.exitCode = lines.length === 0 ? 0 : 1;
