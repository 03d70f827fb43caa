/** Commands of a package manager, as a person types them. */
export interface Manager {
  readonly install: string;
  /** Installs exactly the lockfile. */
  readonly frozen: string;
  /** Installs `dependencies` of the lockfile for the repository alone, without those of packages in it. */
  readonly production: string;
  /** Runs a script of package.json. */
  readonly run: string;
  /** Runs an installed program. */
  readonly exec: string;
  /** Runs a program in a version that is not installed. */
  readonly download: string;
  readonly lockfile: string;
}

/** The package managers that an operator may use. */
export const managers = {
  npm: {
    install: 'npm install',
    frozen: 'npm ci',
    production: 'npm ci --omit=dev --workspaces=false --no-audit --no-fund',
    run: 'npm run',
    exec: 'npx',
    download: 'npx',
    lockfile: 'package-lock.json',
  },
  pnpm: {
    install: 'pnpm install',
    frozen: 'pnpm install --frozen-lockfile',
    production: 'pnpm install --frozen-lockfile --prod --filter .',
    run: 'pnpm',
    exec: 'pnpm exec',
    // `pnpm dlx` ends with an error before anything runs: it asks whether esbuild may run its script.
    download: 'npx',
    lockfile: 'pnpm-lock.yaml',
  },
  yarn: {
    install: 'yarn install',
    frozen: 'yarn install --immutable',
    production: 'yarn workspaces focus --production',
    run: 'yarn',
    exec: 'yarn',
    download: 'yarn dlx',
    lockfile: 'yarn.lock',
  },
  bun: {
    install: 'bun install',
    frozen: 'bun install --frozen-lockfile',
    production: 'bun install --frozen-lockfile --production',
    run: 'bun run',
    exec: 'bunx',
    download: 'bunx',
    lockfile: 'bun.lock',
  },
} as const satisfies Readonly<Record<string, Manager>>;

/** A package manager, by the name of its command. */
export type ManagerName = keyof typeof managers;

/** Package managers in the order in which they are offered. */
export const managerNames = ['npm', 'pnpm', 'yarn', 'bun'] as const satisfies readonly ManagerName[];

/** The package manager that started this process, by its user agent; npm if it is unknown. */
export function currentManager(agent = process.env['npm_config_user_agent'] ?? ''): ManagerName {
  return managerNames.find((name) => agent.startsWith(`${name}/`)) ?? 'npm';
}
