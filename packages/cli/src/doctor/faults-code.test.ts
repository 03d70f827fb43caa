import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { SITE, goPublic, provePlanted, type Planted, type PlantedByHand } from './testing/planting.ts';

type Tools = Parameters<Planted[2]>[0];

const EXTRA = 'sites/1001/src/Extra.tsx';
const component = (body: string, head = '') => `${head}export default function Extra() {\n${body}\n  return null;\n}\n`;
const extra =
  (body: string, head = '') =>
  ({ write }: Tools) =>
    write(EXTRA, component(body, head));
const logo = (tag: string) => (tools: Tools) => {
  tools.write(
    'sites/1001/public/logo.svg',
    `<svg xmlns="http://www.w3.org/2000/svg"${tag}><path d="M0 0h9v9H0z"/></svg>`,
  );
  tools.swap(SITE, 'sealedLinksOnly: true,', "sealedLinksOnly: true,\n  logo: { file: 'logo.svg' },");
};
/** A package of others with a React of its own, listed in package.json. */
const carousel =
  (range: string, place: string, version = '19.9.0') =>
  ({ root, json, write }: Tools) => {
    json('package.json', (manifest) => Object.assign(manifest['dependencies'] ?? {}, { carousel: '^1.0.0' }));
    write(
      `${place}/carousel/package.json`,
      JSON.stringify({ name: 'carousel', version: '1.0.0', dependencies: { react: range } }),
    );
    const own = place === 'node_modules' ? 'node_modules/carousel/node_modules' : place;
    write(`${own}/react/package.json`, JSON.stringify({ name: 'react', version }));
    if (place !== 'node_modules')
      symlinkSync(join(root, place, 'carousel'), join(root, 'node_modules/carousel'), 'dir');
  };
const override = (name: string, value: unknown) => (tools: Tools) =>
  tools.json('package.json', (manifest) => Object.assign(manifest, { [name]: value }));
const aliases = ({ edit }: Tools) =>
  edit('tsconfig.json', (text) =>
    text.replace(
      '"strict": true',
      '"strict": true,\n    // Short names.\n    "paths": { "@/*": ["./sites/1001/src/*"] }',
    ),
  );

const planted: readonly Planted[] = [
  [
    'code.direct-call',
    'a component that calls the platform by its address',
    extra("  void fetch('http://localhost:4300/api/v3/game_list', { method: 'POST' });"),
    `In ${EXTRA} replace http://localhost:4300/api/v3/game_list by /api/v3/game_list`,
  ],
  [
    'code.direct-call',
    'a component with the address of the platform before its calls',
    (tools) => {
      goPublic(tools);
      extra('  void fetch(`${API}/api/v3/game_list`);', "const API = 'https://api.example.com';\n")(tools);
    },
    `In ${EXTRA} replace https://api.example.com by `,
  ],
  [
    'code.direct-call',
    'a component that calls the API of another host',
    extra('  void fetch("https://play.example.org/api/v3/game_list?house=3");'),
    'by /api/v3/game_list?house=3',
  ],
  [
    'code.direct-call',
    'a page in public that calls the platform',
    ({ write }) =>
      write(
        'sites/1001/public/landing.html',
        "<!doctype html><script>fetch('http://localhost:4300/api/v3/game_list')</script>",
      ),
    'In sites/1001/public/landing.html replace',
  ],
  [
    'code.import-case',
    'an import in other letters than the file',
    (tools) => {
      tools.write('sites/1001/src/Chat.tsx', component(''));
      extra('  void Chat;', "import Chat from './chat.tsx';\n")(tools);
    },
    `In ${EXTRA} replace from './chat.tsx' by from './Chat.tsx'`,
  ],
  [
    'code.import-case',
    'an import of a folder in other letters, without an ending',
    (tools) => {
      tools.write('sites/1001/src/Chat/open.ts', 'export const open = 1;\n');
      extra('  void open;', "import { open } from './chat/open';\n")(tools);
    },
    `In ${EXTRA} replace from './chat/open' by from './Chat/open'`,
  ],
  [
    'code.alias-unresolved',
    'an alias of TypeScript alone',
    (tools) => {
      aliases(tools);
      tools.write('sites/1001/src/chat/open.ts', 'export const open = 1;\n');
      extra('  void open;', "import { open } from '@/chat/open';\n")(tools);
    },
    `In ${EXTRA} replace from '@/chat/open' by from './chat/open.ts'`,
  ],
  [
    'code.process-env',
    'a component that reads a variable of Node',
    extra('  void process.env.CHAT_ID;'),
    `In ${EXTRA} replace process.env.CHAT_ID by import.meta.env.VITE_CHAT_ID; then name the variable VITE_CHAT_ID`,
  ],
  [
    'config.realtime-tls',
    'TLS at the port without it',
    ({ swap }) => {
      swap(SITE, 'port: 4300', 'port: 80');
      swap(SITE, 'tls: false', 'tls: true');
    },
    `Write in ${SITE}: realtime.port: 443`,
  ],
  [
    'config.realtime-tls',
    'no TLS at its port',
    ({ swap }) => swap(SITE, 'port: 4300', 'port: 443'),
    `Write in ${SITE}: realtime.tls: true`,
  ],
  [
    'config.realtime-tls',
    'TLS at the port without it in the list of sites',
    ({ json }) =>
      json('gateway.json', (list) =>
        Object.assign(list[0] ?? {}, { realtime: { host: 'rt.example.com', port: 80, tls: true } }),
      ),
    'Write in gateway.json: [0].realtime.port: 443',
  ],
  [
    'config.upstream-plain',
    'a platform on the internet without TLS',
    (tools) => {
      goPublic(tools);
      tools.swap(SITE, 'https://api.example.com', 'http://api.example.com:8080');
    },
    `Write in ${SITE}: upstream: "https://api.example.com:8080"`,
  ],
  [
    'config.upstream-plain',
    'a platform without TLS in the list of sites',
    (tools) => {
      goPublic(tools);
      tools.json('gateway.json', (list) => Object.assign(list[1] ?? {}, { upstream: 'http://api.example.com' }));
    },
    'Write in gateway.json: [1].upstream: "https://api.example.com"',
  ],
  [
    'config.frame-plain',
    'games without TLS in pages with it',
    (tools) => {
      goPublic(tools);
      tools.swap(SITE, "['https://games.example.com']", "['http://games.example.com', 'b.example.com']");
    },
    `Write in ${SITE}: frameHosts: ["https://games.example.com","b.example.com"]`,
  ],
  [
    'config.local-address',
    '[OPS-20] games on this machine beside others',
    (tools) => {
      goPublic(tools);
      tools.swap(SITE, "['https://games.example.com']", "['http://localhost:4300', 'b.example.com']");
    },
    `Write in ${SITE}: frameHosts: ["b.example.com"]`,
  ],
  [
    'gateway.entry-invalid',
    '[OPS-20] hosts of games as a text',
    ({ json }) =>
      json('gateway.json', (list) => Object.assign(list[0] ?? {}, { frameHosts: 'a.example.com, b.example.com' })),
    'Write in gateway.json: [0].frameHosts: ["a.example.com","b.example.com"]',
  ],
  [
    'gateway.entry-invalid',
    '[OPS-20] TLS as a text',
    ({ json }) =>
      json('gateway.json', (list) =>
        Object.assign(list[0] ?? {}, { realtime: { host: 'rt.example.com', port: 443, tls: 'true' } }),
      ),
    'Write in gateway.json: [0].realtime.tls: true',
  ],
  [
    'gateway.entry-invalid',
    '[OPS-20] hosts of games with a path and a query in the list of sites',
    ({ json }) =>
      json('gateway.json', (list) =>
        Object.assign(list[0] ?? {}, { frameHosts: ['a.example.com', 'https://games.example.com/launch?x=1'] }),
      ),
    'Write in gateway.json: [0].frameHosts[1]: "https://games.example.com"',
  ],
  [
    'gateway.entry-invalid',
    '[OPS-20] a host of realtime with its scheme in the list of sites',
    ({ json }) =>
      json('gateway.json', (list) =>
        Object.assign(list[0] ?? {}, { realtime: { host: 'wss://rt.example.com', port: 6001, tls: true } }),
      ),
    'Write in gateway.json: [0].realtime.host: "rt.example.com"',
  ],
  [
    'gateway.entry-invalid',
    '[OPS-20] a platform with a path in the list of sites',
    ({ json }) =>
      json('gateway.json', (list) => Object.assign(list[0] ?? {}, { upstream: 'http://localhost:4300/api/v1' })),
    'Write in gateway.json: [0].upstream: "http://localhost:4300"',
  ],
  [
    'config.wrong-value',
    '[OPS-20] a platform with a path',
    ({ swap }) => swap(SITE, "upstream: 'http://localhost:4300'", "upstream: 'http://localhost:4300/api/v1'"),
    `Write in ${SITE}: upstream: "http://localhost:4300"`,
  ],
  [
    'config.wrong-value',
    '[OPS-20] hosts of games with a query',
    ({ swap }) => swap(SITE, "['http://localhost:4300'],", "['https://games.example.com/launch?x=1'],"),
    `Write in ${SITE}: frameHosts: ["https://games.example.com"]`,
  ],
  [
    'config.wrong-value',
    '[OPS-20] a host of realtime with its scheme',
    ({ swap }) => swap(SITE, "host: 'localhost'", "host: 'wss://rt.example.com'"),
    `Write in ${SITE}: realtime.host: "rt.example.com"`,
  ],
  [
    'assets.no-view-box',
    'a logo without viewBox',
    logo(' width="90" height="32"'),
    'In sites/1001/public/logo.svg replace <svg xmlns="http://www.w3.org/2000/svg" width="90" height="32"> by <svg viewBox="0 0 90 32"',
  ],
  [
    'assets.never-served',
    'a robots.txt that the gateway does not serve',
    ({ write }) => write('sites/1001/public/robots.txt', 'User-agent: *\nDisallow: /\n'),
    'Delete sites/1001/public/robots.txt',
  ],
  [
    'project.react-twice',
    'a second React below another package',
    carousel('^19.0.0', 'node_modules'),
    'Run npm dedupe',
  ],
  [
    'project.core-pinned',
    'an override of an older core',
    override('overrides', { '@housefront/core': '0.0.9' }),
    'Remove overrides.@housefront/core from package.json; then run npm install',
  ],
  [
    'project.core-pinned',
    'an override of an older core below the command line',
    override('overrides', { housefront: { '@housefront/core': '0.0.9' } }),
    'Remove overrides.housefront.@housefront/core from package.json',
  ],
  [
    'project.core-pinned',
    'a resolution of an older core',
    override('resolutions', { 'housefront/@housefront/core': '0.0.9' }),
    'Remove resolutions.housefront/@housefront/core from package.json',
  ],
  [
    'project.core-pinned',
    'an override of pnpm for an older core',
    override('pnpm', { overrides: { 'housefront>@housefront/core@<1': '0.0.9' } }),
    'Remove pnpm.overrides.housefront>@housefront/core@<1 from package.json',
  ],
  [
    'project.core-pinned',
    'an override of the workspace for an older core',
    ({ write }) =>
      write(
        'pnpm-workspace.yaml',
        "packages: []\noverrides:\n  left-pad: 1.3.0\n  '@housefront/core': 0.0.9\nnodeLinker: hoisted\n",
      ),
    'In pnpm-workspace.yaml replace',
  ],
  [
    'project.manager-field',
    'another package manager in package.json',
    override('packageManager', 'pnpm@9.15.9'),
    'Remove packageManager from package.json',
  ],
  [
    'project.lockfile-stale',
    'a lockfile without a new package',
    ({ edit, json }) => {
      json('package.json', (manifest) => Object.assign(manifest['dependencies'] ?? {}, { vite: '^8.4.0' }));
      edit('package-lock.json', (text) => {
        const lock = JSON.parse(text) as { packages: Record<string, object> };
        lock.packages[''] = { dependencies: { vite: '^8.0.0', react: '^19.3.1' } };
        return JSON.stringify(lock, null, 2);
      });
    },
    'Run npm install',
  ],
  [
    'git.needed-ignored',
    'a lockfile that git ignores',
    ({ edit, git }) => {
      git('rm', '-q', '--cached', 'package-lock.json');
      edit('.gitignore', (text) => `${text}package-lock.json\n`);
    },
    'Remove the line package-lock.json from .gitignore; then run git add package-lock.json',
  ],
  [
    'git.needed-ignored',
    'modules of a site that git ignores',
    ({ edit, write }) => {
      write('sites/1001/src/lib/open.ts', 'export const open = 1;\n');
      edit('.gitignore', (text) => `${text}lib/\n`);
    },
    'Remove the line lib/ from .gitignore',
  ],
  [
    'git.names-collide',
    'a file that was renamed in its letters only',
    ({ write, git, remove }) => {
      for (const name of ['Chat', 'chat']) write(`sites/1001/src/${name}.ts`, 'export const open = 1;\n');
      git('add', 'sites');
      remove('sites/1001/src/Chat.ts');
    },
    'Run git rm -q --cached "sites/1001/src/Chat.ts"',
  ],
  [
    'git.script-crlf',
    'a script with the ends of lines of Windows',
    ({ write }) => write('deploy.sh', '#!/bin/sh\r\necho done\r\n'),
    'add the line *.sh text eol=lf to .gitattributes',
  ],
];

const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
const byHand: readonly PlantedByHand[] = [
  [
    'config.local-address',
    '[OPS-20] a platform on this machine where no other site has a real one',
    (tools) => {
      goPublic(tools, 'upstream');
      tools.swap('sites/1002/site.config.ts', 'https://api.example.com', 'http://localhost:4300');
    },
    `Write the address that visitors reach in ${SITE}: upstream`,
    ({ swap }) => {
      for (const id of [1001, 1002])
        swap(`sites/${id}/site.config.ts`, "upstream: 'http://localhost:4300'", "upstream: 'https://api.example.com'");
    },
  ],
  [
    'gateway.entry-invalid',
    '[OPS-20] a setting of realtime without a near value',
    ({ json }) =>
      json('gateway.json', (list) =>
        Object.assign(list[0] ?? {}, { realtime: { host: 'rt.example.com', port: 'wss', tls: true } }),
      ),
    'Write a port from 0 to 65535 in gateway.json: 0.realtime.port',
    ({ json }) =>
      json('gateway.json', (list) =>
        Object.assign(list[0] ?? {}, { realtime: { host: 'rt.example.com', port: 443, tls: true } }),
      ),
  ],
  [
    'assets.pointer',
    'a picture that Git LFS has not fetched',
    ({ write }) => write('sites/1001/public/hall.png', pointer),
    'Run git lfs pull; then write lfs: true for actions/checkout in CI',
    ({ remove }) => remove('sites/1001/public/hall.png'),
  ],
  [
    'assets.no-view-box',
    'a logo with a size of text',
    logo(' width="90em" height="32em"'),
    'Export sites/1001/public/logo.svg again, with a viewBox',
    ({ edit }) => edit('sites/1001/public/logo.svg', (text) => text.replace('<svg', '<svg viewBox="0 0 90 32"')),
  ],
  [
    'code.secret-in-browser',
    'a component that reads a secret of the build',
    extra('  void import.meta.env.VITE_CHAT_SECRET;'),
    `Remove VITE_CHAT_SECRET from ${EXTRA}`,
    ({ remove }) => remove(EXTRA),
  ],
  [
    'code.worker-twice',
    'a worker beside that of the kit',
    (tools) => {
      tools.swap(SITE, 'sealedLinksOnly: true,', 'sealedLinksOnly: true,\n  webApp: { offline: true },');
      extra("  void navigator.serviceWorker.register('/sw.js');")(tools);
    },
    `Remove serviceWorker.register('/sw.js') from ${EXTRA}`,
    ({ swap }) => swap(EXTRA, "register('/sw.js')", "register('/chat/sw.js')"),
  ],
  [
    'code.alias-unresolved',
    'an alias that leads nowhere',
    (tools) => {
      aliases(tools);
      extra('  void open;', "import { open } from '@/none';\n")(tools);
    },
    `In ${EXTRA} import @/none by its path`,
    ({ swap }) =>
      swap(
        'sites/1001/vite.config.ts',
        '(import.meta.dirname)',
        "(import.meta.dirname, { resolve: { alias: { '@': '/' } } })",
      ),
  ],
  [
    'project.react-twice',
    'a package that works with an older React alone',
    carousel('^18.0.0', 'node_modules', '18.3.1'),
    'Install a version of carousel that works with React 19',
    ({ remove }) => remove('node_modules/carousel/node_modules'),
  ],
  [
    'project.react-twice',
    'a second React in the store of pnpm',
    carousel('^18.0.0', 'node_modules/.pnpm/carousel@1.0.0/node_modules', '18.3.1'),
    'Install a version of carousel that works with React 19',
    ({ root, remove }) => {
      remove('node_modules/.pnpm/carousel@1.0.0/node_modules/react');
      mkdirSync(join(root, 'node_modules/.pnpm/node_modules'), { recursive: true });
    },
  ],
];

provePlanted(planted, {}, byHand);
