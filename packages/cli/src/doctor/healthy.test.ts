import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { siteFolders } from '../project/siteFolders.ts';
import { linkPackages, writeBuild } from './testing/installation.ts';
import { png } from './testing/planting.ts';
import { makeRepository, type RepositoryOptions, type TestRepository } from './testing/repository.ts';

let template: TestRepository;
beforeAll(async () => {
  template = await makeRepository();
});
afterAll(() => template.remove());

const made: TestRepository[] = [];
afterEach(() => made.splice(0).forEach(({ remove }) => remove()));

type Healthy = readonly [
  title: string,
  options?: RepositoryOptions,
  change?: ((repository: TestRepository) => void) | undefined,
  env?: Readonly<Record<string, string>>,
];

const withSites = (sites: RepositoryOptions['sites']): RepositoryOptions => ({ sites: sites ?? {} });
const twelve = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [String(2001 + at), {}]));

/** Writes keys of a JSON file. */
const jsonOf =
  ({ root, write }: TestRepository) =>
  (file: string, keys: object) =>
    write(
      file,
      JSON.stringify({ ...(JSON.parse(readFileSync(join(root, file), 'utf8')) as object), ...keys }, null, 2),
    );

const cases: readonly Healthy[] = [
  ['as it was made'],
  ['without git', { git: false }],
  ['with spaces and umlauts in its path', { name: 'Meine schönen Seiten 1' }],
  ['of pnpm', { manager: 'pnpm' }],
  ['of yarn', { manager: 'yarn' }],
  ['of bun', { manager: 'bun' }],
  ['behind a proxy', {}, undefined, { HTTP_PROXY: 'http://10.0.0.1:3128', HTTPS_PROXY: 'http://10.0.0.1:3128' }],
  ['far away', {}, undefined, { TZ: 'Pacific/Kiritimati' }],
  [
    'with one language',
    withSites({ 7: { languages: 'th_TH', theme: 'neon' } }),
    ({ root }) => {
      const content = join(root, 'sites/7/content');
      cpSync(join(content, 'en_US.md'), join(content, 'th_TH.md'));
    },
  ],
  [
    'with eleven currencies',
    withSites({ 1001: { currencies: 'RMB,JPY,VND,WON,THB,USD,INR,MMK,BRL,BDT,NGN'.split(',') } }),
  ],
  ['with other currencies and a coin', withSites({ 1001: { currencies: ['EUR', 'KWD', 'BTC:8:₿', 'USDT:6'] } })],
  [
    'with services that visitors are asked to agree to, and an app that opens without a connection',
    withSites({
      1001: {
        consent: ['ga4', 'gtm', 'metaRelay'],
        'measurement-id': 'G-AB12CD34EF',
        'container-id': 'GTM-AB12CD3',
        offline: 'yes',
      },
    }),
    ({ root, write }) => {
      // A component that asks, and addresses that load nothing.
      const code =
        'import { useConsent } from \'@housefront/app/consent\';\n// See https://www.googletagmanager.com/gtm.js\nexport default () => (useConsent(\'marketing\') ? <img src="https://www.facebook.com/tr?id=1" alt="" /> : <a href="https://www.facebook.com/lucky">Facebook</a>);\n';
      write('sites/1001/src/Extra.tsx', code);
      write(
        'sites/1001/src/links.ts',
        "export const links = ['https://nothotjar.com/', 'https://hotjar.com.example/', 'https://t.me/a'];\n",
      );
      const picture = readFileSync(join(root, 'sites/1001/public/favicon.svg'), 'utf8');
      write('sites/1001/public/home.svg', picture);
      write(
        'sites/1001/public/manifest.webmanifest',
        JSON.stringify({
          icons: [{ src: 'home.svg' }, { src: 'https://cdn.example.com/a.png' }, { src: '/assets/x-1a2b3c4d.png' }],
        }),
      );
    },
  ],
  ['without realtime', withSites({ 1001: { realtime: 'off' } })],
  [
    'without content pages',
    {},
    ({ root, write }) => {
      rmSync(join(root, 'sites/1001/content'), { recursive: true });
      const file = join(root, 'sites/1001/site.config.ts');
      const text = readFileSync(file, 'utf8');
      write(
        'sites/1001/site.config.ts',
        text.replace(/\n\/\*\* The pages.*\nexport const content.*\n/, '').replace('  content,\n', ''),
      );
    },
  ],
  ['with a brand’s theme', withSites({ 1001: { theme: 'brand', accent: '#0f9d76' } })],
  [
    'with a theme from tokens',
    withSites({ 1001: {} }),
    ({ root, write }) => {
      const config = join(root, 'sites/1001/site.config.ts');
      write('sites/1001/site.config.ts', readFileSync(config, 'utf8').replace("theme: 'midnight'", "theme: 'site'"));
      write('sites/1001/theme.tokens.json', '{ "$extensions": { "housefront.theme": { "base": "emerald" } } }');
      write(
        'sites/1001/theme.css.ts',
        "import { makeTheme, readTokens } from '@housefront/ui/theme';\nimport tokens from './theme.tokens.json' with { type: 'json' };\nexport const theme = makeTheme('site', readTokens(tokens));\n",
      );
    },
  ],
  [
    'whose entries import the named theme themselves',
    {},
    ({ root, write }) => {
      for (const name of ['main', 'server']) {
        const file = `sites/1001/src/${name}.tsx`;
        const text = readFileSync(join(root, file), 'utf8');
        write(file, text.replace('@housefront/app/theme', '@housefront/ui/themes/midnight'));
      }
    },
  ],
  [
    'with CRLF at the ends of lines',
    {},
    ({ root, git }) => {
      git('config', 'core.autocrlf', 'true');
      git('rm', '-r', '-q', '--cached', '.');
      git('reset', '-q', '--hard');
      expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain('\r\n');
    },
  ],
  [
    'with large files that are no pictures, and hidden ones without bytes',
    {},
    ({ write }) => {
      for (const name of ['terms.pdf', 'cjk.woff2', 'app.apk', 'draw.mp4'])
        write(`sites/1001/public/${name}`, Buffer.alloc(900_000, 1));
      write('sites/1001/public/.gitkeep', '');
    },
  ],
  [
    'whose pages a Windows editor saved with its mark',
    {},
    ({ root, write }) => {
      const file = 'sites/1001/content/en_US.md';
      write(file, `\ufeff${readFileSync(join(root, file), 'utf8')}`);
    },
  ],
  [
    'with comments and quotes in its variables, and those of other programs',
    {},
    ({ write }) =>
      write(
        '.env',
        'export PORT="8080" # of the proxy\nTRUST_PROXY=loopback # nginx\nREDIS_URL=redis://store:6379\nREDIS_URI=redis://other:6379\nTRUSTED_HOSTS=a,b\nLOG_DIR=/var/log\n',
      ),
  ],
  [
    'whose build file has another ending, and without a site that was made',
    {},
    ({ root, write }) => {
      renameSync(join(root, 'sites/1001/vite.config.ts'), join(root, 'sites/1001/vite.config.mts'));
      rmSync(join(root, 'sites/1002'), { recursive: true });
      write('gateway.json', JSON.stringify([{ dir: 'sites/1001', hosts: ['1001.localhost'] }]));
    },
  ],
  [
    'with a key of an example',
    {},
    ({ write, git }) => {
      write('notes.md', 'AKIAIOSFODNN7EXAMPLE, npm_<your token>, ghp_…\n');
      git('add', '-A');
    },
  ],
  ['that cannot be written', {}, ({ root }) => chmodSync(root, 0o555)],
  ['with a site id of nine digits', withSites({ 123456789: {} })],
  ['with twelve sites', withSites(twelve)],
  [
    'with edited files',
    {},
    ({ root, write }) => {
      for (const file of ['README.md', 'Dockerfile', 'sites/1001/content/en_US.md'])
        write(file, `${readFileSync(join(root, file), 'utf8')}\n# More {#more}\n`);
      write('sites/1001/src/chat.tsx', 'export const Chat = () => null;\n');
      write('sites/1001/public/pictures/hall.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    },
  ],
  ['with packages in a folder above', { packagesIn: (root) => dirname(root) }],
  [
    'in a workspace of the operator’s own',
    { packagesIn: (root) => dirname(root) },
    ({ root }) => {
      rmSync(join(root, 'package-lock.json'));
      writeFileSync(join(root, '../pnpm-lock.yaml'), "lockfileVersion: '9.0'\n");
      writeFileSync(join(root, '../package.json'), '{ "private": true }');
    },
  ],
  ['with finished builds', {}, (repository) => ['1001', '1002'].forEach((id) => writeBuild(repository, id))],
  [
    'with public hosts, settings in the list of sites, and a key in an ignored file',
    {},
    ({ write }) => {
      const entry = (id: number) => ({
        dir: `sites/${id}`,
        hosts: [`www${id}.example.com`],
        upstream: 'https://api.example.com',
        realtime: { host: 'rt.example.com', port: 443, tls: true },
        frameHosts: ['https://games.example.com'],
      });
      write('gateway.json', JSON.stringify([entry(1001), entry(1002)]));
      write('.env', `PORT=8080\nTRUST_PROXY=private\nREDIS_URL=redis://:${'x'.repeat(20)}@store:6379\n`);
    },
  ],
  [
    'with an example of its variables, and a workflow with secrets',
    {},
    ({ write, git }) => {
      write('.env.example', 'ADMIN_PASSWORD=change-me-please\nREDIS_URL=redis://:secret@store\n');
      write(
        '.github/workflows/deploy.yml',
        'env:\n  DEPLOY_TOKEN: ${{ secrets.DEPLOY_TOKEN }}\n  URL: https://${USER}:${PASSWORD}@host\n',
      );
      git('add', '-f', '.env.example', '.github');
    },
  ],
  [
    'whose public folders are links, one of them to a shared one',
    {},
    ({ root }) => {
      for (const [id, target] of [
        ['1001', join(root, '../shared')],
        ['1002', join(root, 'pictures')],
      ] as const) {
        renameSync(join(root, `sites/${id}/public`), target);
        symlinkSync(target, join(root, `sites/${id}/public`), 'dir');
      }
    },
  ],
  ['with a link to the folder around it', {}, ({ root }) => symlinkSync(root, join(root, 'sites/all'), 'dir')],
  [
    'with a platform that only its cluster knows, without TLS',
    withSites({ 1001: { upstream: 'http://platform.internal:8080' } }),
    ({ write }) =>
      write(
        'gateway.json',
        JSON.stringify([
          {
            dir: 'sites/1001',
            hosts: ['www.example.com'],
            upstream: 'http://platform:8080',
            realtime: { host: 'same', port: 443, tls: true },
            frameHosts: ['games.example.com'],
          },
        ]),
      ),
  ],
  [
    'without containers, clusters, proxies and CI',
    {},
    ({ root }) => {
      for (const name of [
        'Dockerfile',
        '.dockerignore',
        'compose.yaml',
        'cluster',
        'nginx.conf',
        'nginx-cache.conf',
        '.github',
      ])
        rmSync(join(root, name), { recursive: true });
    },
  ],
  [
    'with an ignored file of variables that Vite reads too',
    {},
    ({ write }) => {
      write('.env', 'VITE_CHAT_ID=7\nCHAT_SECRET=hunter2hunter2\n');
      write(
        'sites/1001/src/Extra.tsx',
        "export default () => (import.meta.env.VITE_CHAT_ID && process.env.NODE_ENV === 'production' ? null : null);\n",
      );
    },
  ],
  [
    'with hosts in other letters and with ports',
    {},
    ({ write }) =>
      write(
        'gateway.json',
        JSON.stringify([
          {
            dir: 'sites/1001',
            hosts: ['xn--glck-1ra.example.com:8443', 'WWW.Example.com'],
            upstream: 'https://api.xn--glck-1ra.example.com',
            realtime: { host: 'rt.example.com', port: 6001, tls: true },
            frameHosts: ['https://xn--glck-1ra.example.com:8443', 'https:'],
          },
          {
            dir: 'sites/1002',
            port: 4102,
            upstream: 'https://api.example.com/',
            realtime: { host: 'rt.example.com', port: 8443, tls: true },
            frameHosts: ['*.example.com'],
          },
        ]),
      ),
  ],
  [
    'with settings of Vite of its own, and an alias that Vite knows',
    {},
    ({ root, write, git }) => {
      write(
        'sites/1001/vite.config.ts',
        "import { siteViteConfig } from '@housefront/app/vite';\nimport { mergeConfig } from 'vite';\n\nexport default mergeConfig(siteViteConfig(import.meta.dirname), { resolve: { alias: { '@': `${import.meta.dirname}/src` } }, define: { 'process.env.CHAT_ID': '\"7\"' } });\n",
      );
      const file = join(root, 'tsconfig.json');
      write(
        'tsconfig.json',
        readFileSync(file, 'utf8').replace(
          '"strict": true',
          '"strict": true, "paths": { "@/*": ["./sites/1001/src/*"] }',
        ),
      );
      write(
        'sites/1001/src/Chat.tsx',
        "import { open } from '@/open';\nimport picture from './Chat.svg?url';\nimport './chat.css';\n\nexport default () => [open, picture, process.env.CHAT_ID].join('');\n",
      );
      for (const name of ['open.ts', 'Chat.svg', 'chat.css'])
        write(`sites/1001/src/${name}`, name.endsWith('.ts') ? 'export const open = 1;\n' : '');
      git('add', '-A');
    },
  ],
  ['for production', {}, undefined, { NODE_ENV: 'production' }],
  [
    'in a folder of another repository, with its CI above',
    { git: false, name: 'web/sites' },
    ({ root, git }) => {
      writeFileSync(join(root, '../.nvmrc'), '18\n');
      writeFileSync(
        join(root, '../compose.yaml'),
        'services:\n  gateway:\n    build: sites\n    deploy: { replicas: 3 }\n',
      );
      git('init', '-q', '..');
      git('add', '-A');
    },
  ],
  [
    'in a renamed folder with signs of the shell in its name',
    {},
    ({ root, git }) => {
      git('mv', 'README.md', 'Read me (first).md');
      git('config', 'core.hooksPath', join(root, '.husky'));
    },
  ],
  [
    'with files that choose a newer Node, in all spellings',
    {},
    (repository) => {
      const { write } = repository;
      const json = jsonOf(repository);
      write('.nvmrc', 'lts/*\n');
      write('.node-version', 'v22\n');
      write('.tool-versions', 'nodejs 24.1.0\n');
      write(
        '.gitlab-ci.yml',
        'image: node:22-alpine\ntest:\n  image: registry.example.com/node-18:latest\n  script: [npm ci]\n',
      );
      write(
        '.github/workflows/other.yml',
        "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    strategy: { matrix: { node: [22, '24.10', lts/jod] } }\n    steps:\n      - uses: actions/setup-node@v5\n        with: { node-version: '${{ matrix.node }}', cache: npm }\n      - run: npm ci && npm run build\n      - run: npm ci\n        working-directory: docs\n",
      );
      json('package.json', {
        volta: { node: '24.1.0' },
        overrides: { '@housefront/core': '$housefront', 'left-pad': '1.0.0' },
        packageManager: 'npm@11.1.0',
      });
    },
  ],
  [
    'with one gateway in each of its own files, and a chart of Helm',
    {},
    ({ write }) => {
      write(
        'deploy/compose.yaml',
        'services:\n  gateway:\n    build: ..\n    env_file: gateway.env\n    deploy: { replicas: 3 }\n    ports: ["443:8443", "9464:9464"]\n    network_mode: host\n  worker:\n    image: example/worker\n    environment: { NODE_ENV: development, HOST: localhost }\n',
      );
      write('chart/templates/gateway.yaml', 'kind: Deployment\nspec:\n  replicas: {{ .Values.replicas }}\n');
      write(
        'k8s/one.yaml',
        'kind: Deployment\nspec:\n  replicas: 1\n  template:\n    spec:\n      containers:\n        - name: gateway\n          image: example/housefront\n          env: [{ name: TRUST_PROXY, value: private }]\n          livenessProbe: { httpGet: { path: /, port: 8080, httpHeaders: [{ name: Host, value: play.example.com }] } }\n          resources: { limits: { memory: 512Mi } }\n---\nkind: Deployment\nspec:\n  replicas: 5\n  template: { spec: { containers: [{ name: api, image: example/api, env: [{ name: PORT, value: 80 }] }] } }\n',
      );
      write(
        'other.conf',
        'server { listen 80; location / { proxy_pass https://www.example.org; } location /app { proxy_pass http://other; } }\n',
      );
    },
  ],
  [
    'with a component that calls its own site, its own services and addresses that are links',
    {},
    ({ write }) => {
      write(
        'sites/1001/src/Extra.tsx',
        "// http://localhost:4300/api/v3/game_list is the platform.\nconst help = 'https://help.example.com/api/tickets';\n\nexport default function Extra() {\n  void fetch('/api/v3/game_list', { method: 'POST' });\n  void fetch(help);\n  void navigator.serviceWorker.register('/chat/sw.js');\n  return <a href=\"http://localhost:4300/terms\">Terms</a>;\n}\n",
      );
      write('sites/1001/src/Extra.test.tsx', "fetch('http://localhost:4300/api/v3/game_list');\n");
      write('deploy.sh', '#!/bin/sh\nCALL=http://localhost:4300/api/v3/game_list\n');
    },
  ],
  [
    'with packages that share its React, and one for the build that does not',
    {},
    (repository) => {
      const { root, write } = repository;
      const json = jsonOf(repository);
      write(
        'node_modules/carousel/package.json',
        JSON.stringify({ name: 'carousel', version: '1.0.0', peerDependencies: { react: '>=18' } }),
      );
      write(
        'node_modules/storyteller/package.json',
        JSON.stringify({ name: 'storyteller', version: '1.0.0', dependencies: { react: '18' } }),
      );
      write(
        'node_modules/storyteller/node_modules/react/package.json',
        JSON.stringify({ name: 'react', version: '18.0.0' }),
      );
      const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
        string,
        object
      >;
      json('package.json', {
        dependencies: { ...dependencies, carousel: '1.0.0' },
        devDependencies: { ...devDependencies, storyteller: '1.0.0' },
      });
    },
  ],
  [
    'with logos that have their viewBox, and pictures beside them',
    {},
    ({ root, write }) => {
      const file = 'sites/1001/site.config.ts';
      write(
        file,
        readFileSync(join(root, file), 'utf8').replace(
          'sealedLinksOnly: true,',
          "sealedLinksOnly: true,\n  logo: { file: 'logo.svg', compact: 'logo.png' },",
        ),
      );
      write(
        'sites/1001/public/logo.svg',
        '<?xml version="1.0"?>\n<svg\n  width="90"\n  viewBox="0 0 90 32">\n<path d="M0 0h9v9H0z"/></svg>',
      );
      write('sites/1001/public/logo.png', png);
      write('sites/1001/public/art/line.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
      write('sites/1001/public/art/robots.txt', 'This is art.\n');
    },
  ],
];

test.for(cases)('[OPS-04] finds no fault in a repository %s', async ([, options, change, env]) => {
  // Most cases change the usual repository, which is made once.
  const repository = Object.keys(options ?? {}).length > 0 ? await makeRepository(options) : template.copy();
  made.push(repository);
  change?.(repository);
  expect(await repository.faults({ env: env ?? {} })).toEqual([]);
  chmodSync(repository.root, 0o755);
});

test('[OPS-04] finds no fault in a repository behind a link', async () => {
  const repository = await makeRepository();
  made.push(repository);
  const link = join(repository.root, '../link');
  symlinkSync(repository.root, link);
  const all = siteFolders(join(link, 'sites'));
  expect(await repository.faults({ root: link, allSites: all, chosen: all })).toEqual([]);
});

test('[OPS-04] skips what it cannot look at: git outside of a repository, configs without packages', async () => {
  const repository = await makeRepository({ git: false });
  made.push(repository);
  const skipped = (findings: Awaited<ReturnType<TestRepository['examine']>>) =>
    findings.filter(({ status }) => status === 'skipped').map(({ id }) => id.split('.')[0]);
  expect(new Set(skipped(await repository.examine()))).toEqual(new Set(['git', 'secrets']));
  rmSync(join(repository.root, 'node_modules'), { recursive: true });
  expect(new Set(skipped(await repository.examine()))).toEqual(new Set(['config', 'git', 'secrets']));
  expect((await repository.faults()).map(({ id }) => id)).toEqual(['project.packages-missing']);
  mkdirSync(join(repository.root, 'node_modules'));
  linkPackages(repository.root);
  expect(await repository.faults()).toEqual([]);
});
