/** The folders of a package in order, lowest first. A folder imports only from those before it. */
interface Floors {
  readonly order: readonly string[];
  /** The floor of a file, by its path in `src`. */
  readonly of: (path: string) => string;
}

/**
 * Each folder is a floor, named after it.
 * @param ground files of `src` that are below all folders; its other files belong to the floor `rest`
 */
const byFolder =
  (ground: readonly string[], rest: (file: string) => string) =>
  (path: string): string => {
    const [folder = path, ...inside] = path.split('/');
    if (inside.length > 0) return folder;
    return ground.includes(path) ? 'ground' : rest(path);
  };

/** Floors of the packages. */
export const floorsOf: Readonly<Record<string, Floors>> = {
  // `kernel` is the base of all, `worker` is bundled apart from pages, `forms` are shared by screens, `screens` are pages and overlays, `shell` is the
  // frame around them, `routes` leads to them, `protection` extends them and is loaded by sites with a profile only, `site` starts them on a server and in a browser, `vite` builds them.
  app: {
    order: ['kernel', 'worker', 'forms', 'screens', 'shell', 'routes', 'protection', 'site', 'vite'],
    of: byFolder([], (file) => file),
  },
  // `calls` has the dependencies of features and what calls answer, `loading` reads data, `money` sends and dates amounts. Files of
  // `src` put the parts together.
  core: {
    order: ['base', 'i18n', 'adapters', 'calls', 'loading', 'money', 'visitor', 'records', 'features', 'entries'],
    of: byFolder([], () => 'entries'),
  },
  ui: {
    order: [
      'theme',
      'foundations',
      'primitives',
      'contracts',
      'patterns',
      'slots',
      'views',
      'templates',
      'testing',
      'conformance',
    ],
    of: (path) => {
      const folder = byFolder([], () => 'templates')(path);
      // Contracts are files of several folders. Files of `src` define and export templates.
      const isContract =
        /^(?:patterns|slots|views)$/.test(folder) && /\/(?:contract|models|labels|[^/]+\.types)\.ts$/.test(path);
      return folder === 'labels' || isContract ? 'contracts' : folder;
    },
  },
  gateway: {
    order: [
      'base',
      'http',
      'logging',
      'links',
      'network',
      'shared',
      'render-pool',
      'sites',
      'metrics',
      'opentelemetry',
      'upstream',
      'render',
      'middleware',
      'routes',
      'hot-path',
      'private',
      'entries',
    ],
    of: byFolder([], () => 'entries'),
  },
  // `site` has the ids and parts of a site, `wire` reads values, `calls` declares calls and channels, `server` has what a site's server
  // exchanges with its pages. `rules` are pure functions, `features` declare the calls of each feature, `registry` collects them,
  // `suite` holds a platform to them, `meanings` describe them.
  contract: {
    order: [
      'base',
      'text',
      'locale',
      'site',
      'money',
      'time',
      'wire',
      'calls',
      'pages',
      'server',
      'rules',
      'config',
      'features',
      'registry',
      'suite',
      'meanings',
    ],
    of: byFolder([], (file) => file),
  },
  // `project` finds what is in an operator's repository; commands are made of the other folders.
  cli: {
    order: [
      'base',
      'project',
      'platform',
      'doctor',
      'serve',
      'notice',
      'trace',
      'eject',
      'upgrade',
      'template',
      'commands',
      'entries',
    ],
    of: byFolder([], () => 'entries'),
  },
  // `provider` has games that are played, `scenarios` are faults to choose from, `world` is the state, `answers` define handlers, which answer calls,
  // `control` is the page that steers all.
  sandbox: {
    order: [
      'base',
      'seed',
      'art',
      'captcha',
      'provider',
      'scenarios',
      'world',
      'http',
      'push',
      'realtime',
      'answers',
      'handlers',
      'control',
      'entries',
    ],
    of: byFolder([], () => 'entries'),
  },
  // `base` asks questions and writes files; files of `src` export the parts.
  generator: {
    order: ['base', 'template', 'site', 'app', 'repository', 'notes', 'entries'],
    of: byFolder([], () => 'entries'),
  },
};
