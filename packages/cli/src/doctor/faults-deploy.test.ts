import { provePlanted, type Planted, type PlantedByHand } from './testing/planting.ts';

const CLUSTER = 'cluster/compose.yaml';
const PODS = 'cluster/kubernetes/gateway.yaml';
const CHECK = '.github/workflows/check.yml';

const swapped =
  (file: string, from: string, to: string) =>
  ({ swap }: Parameters<Planted[2]>[0]) =>
    swap(file, from, to);

const planted: readonly Planted[] = [
  [
    'cluster.store-missing',
    'two gateways of Compose without a store',
    swapped(CLUSTER, '    REDIS_URL: redis://valkey:6379\n', ''),
    'Add the line REDIS_URL: redis://valkey:6379 to cluster/compose.yaml',
  ],
  [
    'cluster.store-missing',
    'a gateway of Compose with two replicas',
    ({ write }) =>
      write(
        'deploy/compose.yaml',
        'services:\n  gateway:\n    build: ..\n    stop_grace_period: 20s\n    environment:\n      - TRUST_PROXY=private\n    deploy:\n      replicas: 2\n  store:\n    image: redis:8\n',
      ),
    'Add the line - REDIS_URL=redis://store:6379 to deploy/compose.yaml, below environment:',
  ],
  [
    'cluster.store-missing',
    'pods without a store',
    swapped(PODS, "            - { name: REDIS_URL, value: 'redis://valkey:6379' }\n", ''),
    "Add the line - { name: REDIS_URL, value: 'redis://valkey:6379' } to cluster/kubernetes/gateway.yaml",
  ],
  [
    'cluster.links-evicted',
    'a store of used links that evicts',
    swapped(CLUSTER, "        'noeviction',", "        'allkeys-lru',"),
    'In cluster/compose.yaml replace',
  ],
  [
    'cluster.probe-path',
    'a readiness probe of the home page',
    swapped(PODS, 'path: /readyz', 'path: /'),
    '{ path: / by readinessProbe:\n            httpGet: { path: /readyz',
  ],
  [
    'cluster.value-unquoted',
    'a number as a variable of a pod',
    swapped(PODS, "value: '5000'", 'value: 5000'),
    "replace - { name: STOP_DELAY_MS, value: 5000 by - { name: STOP_DELAY_MS, value: '5000'",
  ],
  [
    'cluster.grace-short',
    'pods that are ended early',
    swapped(PODS, 'terminationGracePeriodSeconds: 30', 'terminationGracePeriodSeconds: 10'),
    'replace terminationGracePeriodSeconds: 10 by terminationGracePeriodSeconds: 24',
  ],
  [
    'cluster.grace-short',
    'a container that is ended as usual',
    swapped('compose.yaml', '    stop_grace_period: 20s\n', ''),
    'Add the line stop_grace_period: 20s to compose.yaml, below gateway:',
  ],
  [
    'cluster.memory-small',
    'threads that need more than the pod has',
    swapped(PODS, "RENDER_THREAD_MB, value: '256'", "RENDER_THREAD_MB, value: '512'"),
    'replace limits: { memory: 1536Mi by limits: { memory: 2048Mi',
  ],
  [
    'cluster.memory-small',
    'threads that need more than the container has',
    swapped(CLUSTER, 'mem_limit: 1536m', 'mem_limit: 768m'),
    'replace mem_limit: 768m by mem_limit: 1280m',
  ],
  [
    'container.context-open',
    'an image that takes the packages of this machine',
    swapped('.dockerignore', '**/node_modules\n', ''),
    'Add the line **/node_modules to .dockerignore',
  ],
  [
    'container.context-open',
    'no .dockerignore',
    ({ remove }) => remove('.dockerignore'),
    'Add the line **/node_modules to .dockerignore; then add the line **/.env to .dockerignore',
  ],
  [
    'container.needed-ignored',
    'a lockfile that the image does not get',
    ({ edit }) => edit('.dockerignore', (text) => `${text}**/package-lock.json\n`),
    'Remove the line **/package-lock.json from .dockerignore',
  ],
  [
    'container.needed-ignored',
    'JSON that the image does not get',
    ({ edit }) => edit('.dockerignore', (text) => `${text}/gateway.*\n`),
    'Remove the line /gateway.* from .dockerignore',
  ],
  [
    'container.host-local',
    'a gateway that listens to its container alone',
    swapped('Dockerfile', ' HOST=0.0.0.0', ''),
    'FROM node:24-slim\nENV HOST=0.0.0.0',
  ],
  [
    'container.host-local',
    'a gateway with the host of this machine',
    swapped('Dockerfile', 'HOST=0.0.0.0', 'HOST=localhost'),
    'HOST=0.0.0.0 PORT=8080',
  ],
  [
    'container.host-local',
    'a container with the host of this machine',
    swapped('compose.yaml', '    environment:\n', '    environment:\n      HOST: 127.0.0.1\n'),
    'replace HOST: 127.0.0.1 by HOST: 0.0.0.0',
  ],
  [
    'container.port-mapping',
    'a published port of another program',
    swapped('compose.yaml', ":8080']", ":3000']"),
    '${PORT:-8080}:8080"',
  ],
  [
    'container.start-command',
    'npm as the first process of the image',
    ({ edit }) => edit('Dockerfile', (text) => text.replace(/^CMD .*$/m, 'CMD ["npm", "start"]')),
    'In Dockerfile replace CMD ["npm", "start"] by CMD ["node", "node_modules/@housefront/gateway/dist/server.js"]',
  ],
  [
    'container.start-command',
    'a shell as the first process of the image',
    ({ edit }) =>
      edit('Dockerfile', (text) =>
        text.replace(/^CMD .*$/m, 'CMD node node_modules/@housefront/gateway/dist/server.js'),
      ),
    'In Dockerfile replace CMD node node_modules',
  ],
  [
    'container.development',
    'an image for development',
    swapped('Dockerfile', 'NODE_ENV=production', 'NODE_ENV=development'),
    'ENV NODE_ENV=production',
  ],
  [
    'container.development',
    'a container for development',
    swapped('compose.yaml', '    environment:\n', '    environment:\n      NODE_ENV: development\n'),
    'replace NODE_ENV: development by NODE_ENV: production',
  ],
  [
    'gateway.port-taken',
    'a site with the port of the container',
    ({ json }) => json('gateway.json', (list) => Object.assign(list[0] ?? {}, { port: 8080 })),
    'Write in gateway.json: [0].port: 4101',
  ],
  [
    'gateway.port-taken',
    'a site with the usual port of the gateway',
    ({ json }) => json('gateway.json', (list) => Object.assign(list[1] ?? {}, { port: 4100 })),
    'Write in gateway.json: [1].port: 4101',
  ],
  [
    'gateway.port-taken',
    'a site with the port of the file of variables',
    ({ json, write }) => {
      write('.env', 'PORT=4101\n');
      json('gateway.json', (list) => Object.assign(list[0] ?? {}, { port: 4101 }));
    },
    'Write in gateway.json: [0].port: 4102',
  ],
  [
    'proxy.host-missing',
    'nginx without the host of the visitor',
    swapped('nginx.conf', '    proxy_set_header Host $http_host;\n', ''),
    'Add the line proxy_set_header Host $http_host; to nginx.conf, below proxy_pass http://housefront_gateway;',
  ],
  [
    'proxy.host-missing',
    'a balancer with its own host',
    swapped('cluster/balancer.conf', 'Host $http_host', 'Host $proxy_host'),
    'In cluster/balancer.conf replace proxy_set_header Host $proxy_host by proxy_set_header Host $http_host',
  ],
  [
    'proxy.upgrade-missing',
    'nginx without web sockets',
    ({ swap }) => {
      swap('sites/1001/site.config.ts', "host: 'localhost'", "host: 'same'");
      swap(
        'nginx.conf',
        '    proxy_set_header Upgrade $http_upgrade;\n    proxy_set_header Connection "upgrade";\n',
        '',
      );
    },
    'Add the line proxy_set_header Upgrade $http_upgrade;\n    proxy_set_header Connection "upgrade"; to nginx.conf',
  ],
  [
    'proxy.chain-missing',
    'a certificate without the one between',
    swapped('nginx.conf', '/etc/ssl/housefront/fullchain.pem', '/etc/letsencrypt/live/play.example.com/cert.pem'),
    '/etc/letsencrypt/live/play.example.com/fullchain.pem',
  ],
  [
    'proxy.second-policy',
    'a policy of nginx beside that of the gateway',
    swapped(
      'nginx.conf',
      '  gzip off;\n',
      `  gzip off;\n  add_header Content-Security-Policy "default-src 'self'; img-src *" always;\n`,
    ),
    'Remove the line add_header Content-Security-Policy',
  ],
  [
    'proxy.preload-refused',
    'a preload without subdomains',
    swapped(
      'nginx.conf',
      '  gzip off;\n',
      '  gzip off;\n  add_header Strict-Transport-Security "max-age=63072000; preload";\n',
    ),
    'by add_header Strict-Transport-Security "max-age=63072000"',
  ],
  [
    'ci.node-old',
    'Node 18 in a workflow',
    swapped(CHECK, 'node-version: 24', 'node-version: 18'),
    'In .github/workflows/check.yml replace node-version: 18 by node-version: 22',
  ],
  [
    'ci.node-old',
    'Node 18 among others in a workflow',
    ({ swap }) => {
      swap(CHECK, 'node-version: 24', 'node-version: ${{ matrix.node }}');
      swap(
        CHECK,
        '    runs-on: ubuntu-latest\n',
        "    runs-on: ubuntu-latest\n    strategy:\n      matrix:\n        node: ['24', '18.x']\n",
      );
    },
    "node: ['24', '18.x' by node: ['24', 22",
  ],
  [
    'ci.node-old',
    'a name of Node 18 in a workflow',
    swapped(CHECK, 'node-version: 24', 'node-version: lts/hydrogen'),
    'replace node-version: lts/hydrogen by node-version: 22',
  ],
  [
    'ci.node-old',
    'an image of Node 18 in GitLab',
    ({ write }) =>
      write('.gitlab-ci.yml', 'default:\n  image: node:18-slim\ncheck:\n  script: [npm ci, npm run check]\n'),
    'In .gitlab-ci.yml replace image: node:18-slim by image: node:22-slim',
  ],
  [
    'ci.node-old',
    'an image of Node 18 with its digest in a job',
    ({ write }) =>
      write(
        '.gitlab-ci.yml',
        `check:\n  image:\n    name: docker.io/library/node:18.20@sha256:${'a1'.repeat(32)}\n  script: [npm ci]\n`,
      ),
    'by name: docker.io/library/node:22',
  ],
  [
    'ci.version-number',
    'a version that YAML reads as another',
    swapped(CHECK, 'node-version: 24', 'node-version: 24.10'),
    "replace node-version: 24.10 by node-version: '24.10'",
  ],
  [
    'ci.cache-manager',
    'a cache of another package manager',
    swapped(CHECK, 'node-version: 24', 'node-version: 24\n          cache: pnpm'),
    'replace cache: pnpm by cache: npm',
  ],
  [
    'ci.install-manager',
    'an installation by another package manager',
    swapped(CHECK, 'run: npm ci', 'run: corepack enable && pnpm install --frozen-lockfile'),
    'npm ci',
  ],
  [
    'project.node-pinned',
    'Node 18 in .nvmrc',
    ({ write }) => write('.nvmrc', 'v18.20.4\n'),
    'In .nvmrc replace v18.20.4 by 22',
  ],
  [
    'project.node-pinned',
    'a name of Node 18 in .nvmrc',
    ({ write }) => write('.nvmrc', 'lts/Hydrogen\n'),
    'In .nvmrc replace lts/Hydrogen by 22',
  ],
  [
    'project.node-pinned',
    'Node 20 in .node-version',
    ({ write }) => write('.node-version', '20\n'),
    'In .node-version replace 20 by 22',
  ],
  [
    'project.node-pinned',
    'Node 22.18 in .tool-versions',
    ({ write }) => write('.tool-versions', 'python 3.12.1\nnodejs 22.18.0\n'),
    'In .tool-versions replace 22.18.0 by 22.19.0',
  ],
  [
    'project.node-pinned',
    'Node 18 for Volta',
    ({ json }) => json('package.json', (manifest) => Object.assign(manifest, { volta: { node: '18.20.4' } })),
    'Write in package.json: volta.node: "22.19.0"',
  ],
];

const byHand: readonly PlantedByHand[] = [
  [
    'cluster.links-evicted',
    'one store that evicts for all',
    ({ write }) =>
      write(
        'deploy/compose.yaml',
        "services:\n  gateway:\n    build: ..\n    stop_grace_period: 20s\n    environment: { TRUST_PROXY: private, REDIS_URL: 'redis://store:6379' }\n  store:\n    image: redis:8\n    command: redis-server --maxmemory 64mb --maxmemory-policy allkeys-lru\n",
      ),
    'Add a second store with --maxmemory-policy noeviction, and name it in REDIS_LINKS_URL (deploy/compose.yaml)',
    ({ swap }) => swap('deploy/compose.yaml', ' --maxmemory-policy allkeys-lru', ''),
  ],
];

provePlanted(planted, {}, byHand);
