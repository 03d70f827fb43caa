import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSite } from '../../packages/app/src/site/checkSite.ts';
import type { SiteDefinition } from '../../packages/app/src/kernel/defineSite.ts';
import type { CurrencyRow } from '../../packages/contract/src/money/currency.ts';
import { isoCurrency } from '../../packages/contract/src/money/iso-4217.ts';
import { siteTitle } from '../../packages/contract/src/config/site-title.ts';
import { seedMembers } from '../../packages/sandbox/src/seed/content.ts';
import { memberWith } from '../../packages/sandbox/src/seed/currency-members.ts';
import type { SeedMember } from '../../packages/sandbox/src/seed/types.ts';
import { portsFrom, type Ports } from './ports.ts';
import type { Service } from './services.ts';
import { siteFolders, type SiteFolder } from '../../packages/cli/src/project/siteFolders.ts';

function knownPorts(): Ports {
  try {
    return portsFrom();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
/** Ports of the demo, all above one base so that two demos can run side by side. */
export const ports = knownPorts();
const { base } = ports;

/**
 * Key of the demo's sealed sign-in links. It is public, because the demo has no real members; a real installation has its
 * own.
 */
export const demoLinkKey = 'aG91c2Vmcm9udC1kZW1vLWtleS1pcy1ub3Qtc2VjcmU';

/** A site of the demo with its address. */
export interface DemoSite extends SiteFolder {
  readonly port: number;
  readonly url: string;
}

/** Sites of the workspace, or of the folder in `HOUSEFRONT_SITES_FROM`, each on a port of its own, in the order of their ids. */
export function demoSites(): DemoSite[] {
  const sites = process.env['HOUSEFRONT_SITES_FROM'] ?? join(import.meta.dirname, '../../sites');
  return siteFolders(sites).map(({ id, folder }, index) => {
    const port = base + 1 + index;
    return { id, folder, port, url: `http://localhost:${port}` };
  });
}

const configOf = async ({ folder }: DemoSite) => {
  const { default: site }: { default: SiteDefinition } = await import(
    pathToFileURL(join(folder, 'site.config.ts')).href
  );
  return checkSite(site);
};

/** Rows of the currencies that only sites have (LOC-01). */
async function ownCurrencies(): Promise<readonly CurrencyRow[]> {
  const configs = await Promise.all(demoSites().map(configOf));
  return [...new Map(configs.flatMap((config) => config.ownCurrencies).map((row) => [row.wire, row])).values()];
}

/** Profiles of player protection as the command line of the sandbox takes them. */
async function profiles(): Promise<string> {
  const configs = await Promise.all(demoSites().map(configOf));
  return configs.flatMap(({ siteId, protection }) => (protection ? [`${siteId}=${protection.profile}`] : [])).join(',');
}

/** A currency as the command line of the sandbox takes it. */
const currencyText = ({ wire, decimals, symbol }: CurrencyRow): string =>
  isoCurrency(wire)?.decimals === decimals ? wire : `${wire}:${decimals}:${symbol}`;

/** A site of the demo with facts from its config. */
interface DescribedSite extends DemoSite {
  /** English title. */
  readonly title: string;
  /** Templates, theme, currencies and languages, each in words. */
  readonly shows: readonly string[];
}

/**
 * Reads the facts of a site from its config.
 * @throws {SiteConfigError} for an invalid config
 */
export async function describeSite(demoSite: DemoSite): Promise<DescribedSite> {
  const config = await configOf(demoSite);
  const { TEMPLATE_NAME, MOBILE_TEMPLATE_NAME } = config.public;
  return {
    ...demoSite,
    title: siteTitle(config, 'en_US'),
    shows: [
      `${TEMPLATE_NAME} and ${MOBILE_TEMPLATE_NAME}`,
      config.theme === 'site' ? 'its own theme' : config.theme,
      config.currencies.join(' '),
      config.languages.join(' '),
    ],
  };
}

/** Lines of output with the address and the content of each site. */
export function siteLines(sites: readonly DescribedSite[]): string[] {
  const rows = sites.map(({ id, url, title, shows }) => [url, `${title} (site ${id})`, ...shows]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(width(column))).join('   ')}`.trimEnd());
}

/** Members of the sandbox who can sign in: those of its seed, and one for each currency that only sites have. */
export const demoMembers = async (): Promise<readonly SeedMember[]> => [
  ...seedMembers.filter(({ state }) => state === 'active'),
  ...(await ownCurrencies()).map(memberWith),
];

/** Lines of output with the accounts of members, their passwords and currencies. */
export async function memberLines(): Promise<string[]> {
  const members = await demoMembers();
  const width = Math.max(...members.map(({ account, password }) => account.length + password.length)) + 3;
  return members.map(
    ({ account, password, currency }) => `    ${`${account} / ${password}`.padEnd(width)}   ${currency}`,
  );
}

/**
 * The programs of the demo in the order in which they are started.
 * @throws {SiteConfigError} for an invalid config of a site, whose currencies the sandbox needs
 */
export async function demoServices({
  storybook,
  data = base === 4100 ? '.data/sandbox' : `.data/sandbox-${base}`,
}: {
  readonly storybook: boolean;
  /** Folder of the sandbox's world; by default one for each port base. */
  readonly data?: string;
}) {
  const sandbox = `http://localhost:${ports.sandbox}`;
  const gateway = `http://localhost:${ports.gateway}`;
  const services: { service: Service; port: number; label: string; url: string | null }[] = [
    {
      label: 'Sandbox',
      url: sandbox,
      port: ports.sandbox,
      service: {
        name: 'the sandbox platform',
        command: 'node',
        args: [
          'packages/sandbox/src/cli.ts',
          'start',
          '--port',
          String(ports.sandbox),
          '--data',
          data,
          '--example-sites',
          '--jitter',
          process.env['HOUSEFRONT_JITTER'] ?? '0',
          '--currencies',
          (await ownCurrencies()).map(currencyText).join(','),
          '--protection',
          await profiles(),
        ],
        ready: `${sandbox}/healthz`,
      },
    },
    {
      label: 'Gateway',
      url: null,
      port: ports.gateway,
      service: {
        name: 'the gateway',
        command: 'node',
        args: ['packages/gateway/src/server.ts'],
        env: {
          PORT: String(ports.gateway),
          REPORTS_URL: `${sandbox}/control/browser-reports`,
          // All visitors of a local demo have the same address.
          RATE_LIMIT_SCALE: process.env['RATE_LIMIT_SCALE'] ?? '20',
          HOUSEFRONT_SITES: JSON.stringify(
            demoSites().map(({ id, folder, port }) => ({
              dir: folder,
              hosts: [`${id}.localhost`],
              port,
              upstream: sandbox,
              realtime: { host: 'localhost', port: ports.sandbox, tls: false },
              frameHosts: [sandbox],
              newestBuild: `${sandbox}/control/builds/latest.json`,
              linkKey: demoLinkKey,
            })),
          ),
        },
        ready: `${gateway}/readyz`,
      },
    },
  ];
  if (storybook) {
    services.push({
      label: 'Storybook',
      url: `http://localhost:${ports.storybook}`,
      port: ports.storybook,
      service: {
        name: 'Storybook',
        command: 'storybook',
        args: ['dev', '-p', String(ports.storybook), '--no-open', '--ci', '--quiet'],
        ready: `http://localhost:${ports.storybook}/iframe.html`,
      },
    });
  }
  return services;
}
