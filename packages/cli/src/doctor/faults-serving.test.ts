import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { KEY, SITE, provePlanted, type Planted } from './testing/planting.ts';
import { writeBuild } from './testing/installation.ts';

const planted: readonly Planted[] = [
  [
    'gateway.list-missing',
    'no list of sites',
    ({ remove }) => remove('gateway.json'),
    'Run git checkout HEAD -- gateway.json',
  ],
  [
    'gateway.list-invalid',
    'a list that is no JSON',
    ({ edit }) => edit('gateway.json', (text) => text.replace(/\]\s*$/, '')),
    'Run git checkout HEAD -- gateway.json',
  ],
  [
    'gateway.entry-invalid',
    'a host with its protocol',
    ({ swap }) => swap('gateway.json', '"1001.localhost"', '"https://1001.localhost/"'),
    'Write in gateway.json: [0].hosts[0]: "1001.localhost"',
  ],
  [
    'gateway.entry-invalid',
    'a misspelt setting',
    ({ json }) => json('gateway.json', (list) => Object.assign(list[0] ?? {}, { upsteam: 'https://x.example.com' })),
    'Remove [0].upsteam from gateway.json',
  ],
  [
    'gateway.entry-invalid',
    'a site without an address',
    ({ json }) => json('gateway.json', (list) => Object.assign(list[0] ?? {}, { hosts: [] })),
    'Write in gateway.json: [0].hosts: ["1001.localhost"]',
  ],
  [
    'gateway.link-key',
    'a key that is too short',
    ({ write }) =>
      write(
        '.env',
        `HOUSEFRONT_SITES=${JSON.stringify([1001, 1002].map((id) => ({ dir: `sites/${id}`, hosts: [`${id}.localhost`], linkKey: KEY })).toSpliced(1, 1, { dir: 'sites/1002', hosts: ['1002.localhost'] } as never))}\n`,
      ),
    'Write in .env: HOUSEFRONT_SITES[0].linkKey: the output of node -p',
  ],
  [
    'gateway.folder-unknown',
    'a misspelt folder',
    ({ swap }) => swap('gateway.json', 'sites/1001', 'sites/1o01'),
    'Write in gateway.json: [0].dir: "sites/1001"',
  ],
  [
    'gateway.host-twice',
    'a host of two sites',
    ({ swap }) => swap('gateway.json', '1002.localhost', '1001.localhost'),
    'Write in gateway.json: [1].hosts[0]: "1002.localhost"',
  ],
  [
    'gateway.list-missing',
    'a variable that names no file',
    ({ write }) => write('.env', 'HOUSEFRONT_SITES=gatway.json\n'),
    'Write in .env: HOUSEFRONT_SITES: "gateway.json"',
  ],
  [
    'gateway.entry-invalid',
    'a host in letters that host names do not have',
    ({ swap }) => swap('gateway.json', '"1001.localhost"', '"glück.localhost"'),
    'Write in gateway.json: [0].hosts[0]: "xn--glck-1ra.localhost"',
  ],
  [
    'gateway.folder-twice',
    'a second entry of a site',
    ({ json }) =>
      json(
        'gateway.json',
        (list) => void (list as unknown as unknown[]).push({ dir: './sites/1001/', hosts: ['a.localhost'] }),
      ),
    'Write in gateway.json: [0].hosts: ["1001.localhost","a.localhost"]; then remove entry 2 from gateway.json',
  ],
  [
    'gateway.port-twice',
    'a port of two sites',
    ({ json }) =>
      json('gateway.json', (list) => {
        for (const at of [0, 1]) Object.assign(list[at] ?? {}, { port: 4101 });
      }),
    'Write in gateway.json: [1].port: 4102',
  ],
  [
    'gateway.site-missing',
    'a site that is not listed',
    ({ json }) => json('gateway.json', (list) => void (list as unknown as unknown[]).pop()),
    'Write in gateway.json: entry 1: {"dir":"sites/1002","hosts":["1002.localhost"]}',
  ],
  [
    'gateway.hosts-local',
    'a real platform without a domain',
    ({ edit }) =>
      edit(SITE, (text) =>
        text.replaceAll('http://localhost:4300', 'https://api.example.com').replace("'localhost'", "'rt.example.com'"),
      ),
    'Write in gateway.json: [0].hosts: ["play1001.example.com"]',
  ],
  [
    'gateway.setting-invalid',
    'a port that is none',
    ({ write }) => write('.env', 'PORT=eighty\n'),
    'Write in .env: PORT: "8080"',
  ],
  [
    'gateway.setting-invalid',
    'a proxy that is no address',
    ({ write }) => write('.env', 'TRUST_PROXY=nginx\n'),
    'Write in .env: TRUST_PROXY: "loopback,10.0.0.0/8"',
  ],
  ...(
    [
      ['REDIS_URL=store:6380', 'REDIS_URL: "redis://store:6380"'],
      ['REDIS_URL=http://store', 'REDIS_URL: "redis://localhost:6379"'],
      ['RENDER_THREADS=many', 'RENDER_THREADS: "4"'],
      ['RENDER_THREAD_MB=1', 'RENDER_THREAD_MB: "512"'],
      ['LOG_LEVEL=all', 'LOG_LEVEL: "info"'],
      ['RATE_LIMIT_SCALE=off', 'RATE_LIMIT_SCALE: "1"'],
      ['STOP_LIMIT_MS=15s', 'STOP_LIMIT_MS: "15000"'],
    ] as const
  ).map(([line, value]): Planted => [
    'gateway.setting-invalid',
    `the line ${line}`,
    ({ write }) => write('.env', `${line}\n`),
    `Write in .env: ${value}`,
  ]),
  [
    'gateway.setting-misspelt',
    'a misspelt setting',
    ({ write }) => write('.env', 'RENDER_THREDS=4\n'),
    'In .env replace RENDER_THREDS by RENDER_THREADS',
  ],
  [
    'gateway.setting-misspelt',
    'a misspelt setting of the container',
    ({ swap }) => swap('compose.yaml', '    environment:', '    environment:\n      REDIS_URI: redis://store:6379'),
    'In compose.yaml replace REDIS_URI by REDIS_URL',
  ],
  [
    'gateway.trust-proxy',
    'a proxy that is not trusted',
    ({ edit }) =>
      edit('compose.yaml', (text) => text.replace(/.*proxy in front.*\n.*TRUST_PROXY.*\n/, '      LOG_LEVEL: info\n')),
    'Add the line TRUST_PROXY: ${TRUST_PROXY:-private} to compose.yaml',
  ],
  [
    'container.site-missing',
    'an image with one of two sites',
    ({ swap }) => swap('Dockerfile', 'COPY . .', 'COPY sites/1001 sites/1001'),
    'Add the line COPY sites/1002 sites/1002 to Dockerfile',
  ],
  [
    'container.site-unknown',
    'an image with a site that is gone',
    ({ swap }) => swap('Dockerfile', 'COPY . .', 'COPY . .\nRUN rm sites/1009/notes.md'),
    'Remove the line RUN rm sites/1009/notes.md from Dockerfile',
  ],
  [
    'container.node-old',
    'an image with an old Node',
    ({ edit }) =>
      edit('Dockerfile', (text) => text.replaceAll('node:24-slim', 'node:20-slim').replace('AS build', 'AS build ')),
    'In Dockerfile replace FROM node:20-slim',
  ],
  [
    'build.old',
    'a file that is newer than the build',
    (tools) => {
      writeBuild(tools, '1001');
      // The build of the mend is of now; the planted one is older than the sources.
      const earlier = new Date(Date.now() - 3_600_000);
      utimesSync(join(tools.root, 'sites/1001/dist/client/builds/latest.json'), earlier, earlier);
    },
    'Run npx housefront build 1001',
  ],
  [
    'build.incomplete',
    'half of a build',
    (tools) => {
      writeBuild(tools, '1001');
      tools.remove('sites/1001/dist/server');
    },
    'Run npx housefront build 1001',
  ],
  [
    'build.branch',
    'a build of another branch',
    (tools) => writeBuild(tools, '1001', 'develop'),
    'Run unset BRANCH_NAME; then run npx housefront build 1001',
  ],
  [
    'build.source-maps',
    'source maps for everyone',
    (tools) => {
      writeBuild(tools, '1001');
      tools.write('sites/1001/dist/client/assets/main-1a2b.js.map', '{}');
    },
    'Run npx housefront build 1001',
  ],
];

provePlanted(planted);
