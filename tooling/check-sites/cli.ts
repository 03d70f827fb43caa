import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../../packages/app/src/vite/index.ts';
import { addressIds, factsOf } from '../../packages/contract/src/pages/pages.ts';
import { desktopTemplate, mobileTemplate, templateFolder } from '../../packages/contract/src/site/templates.ts';
import { checkBuiltSite, checkChunkNames } from './check.ts';
import { checkServers, readServer, type SiteServer } from './server.ts';
import { readSite } from './site.ts';

const sites = join(process.cwd(), 'sites');
let broken = 0;
const report = (ok: boolean, text: string) => {
  if (!ok) broken += 1;
  console.log(`${ok ? 'ok    ' : 'BROKEN'} ${text}`);
};
const servers: SiteServer[] = [];
for (const id of readdirSync(sites)) {
  const folder = join(sites, id);
  if (!existsSync(join(folder, 'dist/modules.json'))) {
    console.error(`site ${id}: not built. Run the build first.`);
    broken += 1;
    continue;
  }
  const config = await loadSite(folder);
  const { TEMPLATE_NAME, MOBILE_TEMPLATE_NAME } = config.public;
  const templates = [desktopTemplate(TEMPLATE_NAME), mobileTemplate(MOBILE_TEMPLATE_NAME)].flatMap((name) =>
    name ? [templateFolder(name)] : [],
  );
  const routes = [...addressIds.filter((id) => id !== 'home' && factsOf(id).leadsTo === undefined), 'error'];
  const found = {
    templates,
    routes,
    isProtected: config.protection !== undefined,
    hasFacets: (config.lobby?.facets.length ?? 0) > 0,
    isLive: config.wins !== undefined || config.jackpots === true,
  };
  const site = readSite(folder, id);
  for (const { ok, text } of [checkChunkNames(site), ...checkBuiltSite(site, found)]) report(ok, `site ${id}: ${text}`);
  servers.push(readServer(folder, id));
}
for (const { ok, text } of checkServers(servers)) report(ok, text);
process.exitCode = broken === 0 ? 0 : 1;
