import type { CurrencyRow } from '@housefront/contract/currency';
import { parseSiteConfig } from '@housefront/contract/site-config';
import { createSandbox, PortInUse, type Sandbox } from '@housefront/sandbox';
import { join } from 'node:path';
import { Failure } from '../base/command.ts';
import { loadConfigs } from '../project/loadConfigs.ts';
import type { ServedSite } from '../project/siteFolders.ts';

/** Rows of the sites' own currencies. An invalid config has none; its site reports it. */
async function currenciesOf(sites: readonly ServedSite[]): Promise<readonly CurrencyRow[]> {
  const loaded = await loadConfigs(sites.map(({ folder }) => join(folder, 'site.config.ts')));
  const rows = [...loaded.values()].flatMap((found) => {
    const parsed = found.problem === undefined ? parseSiteConfig(found.config) : undefined;
    return parsed?.ok === true ? parsed.config.ownCurrencies : [];
  });
  return [...new Map(rows.map((row) => [row.wire, row])).values()];
}

/**
 * Starts the sandbox platform, with the currencies of its sites (LOC-01).
 * @param dataDir folder of its world, which it keeps from one start to the next
 * @throws {Failure} when the port is taken
 */
export async function startSandbox(port: number, dataDir: string, sites: readonly ServedSite[] = []): Promise<Sandbox> {
  const sandbox = await createSandbox({ dataDir, currencies: await currenciesOf(sites) });
  try {
    await sandbox.listen({ port });
    return sandbox;
  } catch (error) {
    await sandbox.close();
    if (!(error instanceof PortInUse)) throw error;
    throw new Failure(
      `Port ${port} is in use. Stop the program that has it, or choose other ports: HOUSEFRONT_PORT_BASE=5000 npx housefront …`,
    );
  }
}
