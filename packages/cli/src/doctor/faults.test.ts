import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { applySteps } from './testing/applySteps.ts';
import { makeRepository, writeBuild, writePrograms, type TestRepository } from './testing/repository.ts';

let programs = '';
let template: TestRepository;
let current: TestRepository | undefined;
beforeAll(async () => {
  template = await makeRepository();
  programs = mkdtempSync(join(tmpdir(), 'doctor-programs-'));
  writePrograms(programs);
});
afterEach(() => current?.remove());
afterAll(() => {
  template.remove();
  rmSync(programs, { recursive: true });
});

/** Edits files of a repository. */
function editor({ root, write }: TestRepository) {
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(join(root, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} is as before.`);
    write(file, after);
  };
  return {
    edit,
    swap: (file: string, from: string, to: string) => edit(file, (text) => text.replace(from, () => to)),
    json: (file: string, change: (json: Record<string, never>) => void) =>
      edit(file, (text) => {
        const json = JSON.parse(text) as Record<string, never>;
        change(json);
        return `${JSON.stringify(json, null, 2)}\n`;
      }),
    remove: (file: string) => rmSync(join(root, file), { recursive: true }),
  };
}

type Tools = TestRepository & ReturnType<typeof editor>;
/** The id, the fault, and parts of the advice. */
type Planted = readonly [id: string, fault: string, plant: (tools: Tools) => void, advice: string];

const SITE = 'sites/1001/site.config.ts';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const KEY = 'x'.repeat(42);

/** A site with public hosts, so that addresses of this machine are faults. */
const goPublic = ({ write, edit }: Tools, keep = '') => {
  const entry = (id: number) => ({ dir: `sites/${id}`, hosts: [`www${id}.example.com`] });
  write('gateway.json', JSON.stringify([entry(1001), entry(1002)]));
  for (const id of [1001, 1002]) {
    edit(`sites/${id}/site.config.ts`, (text) =>
      text
        .replace(
          "upstream: 'http://localhost:4300'",
          keep === 'upstream' && id === 1001 ? '$&' : "upstream: 'https://api.example.com'",
        )
        .replace("host: 'localhost'", keep === 'realtime' && id === 1001 ? '$&' : "host: 'rt.example.com'")
        .replace(
          "'http://localhost:4300'],",
          keep === 'frames' && id === 1001 ? '$&' : "'https://games.example.com'],",
        ),
    );
  }
};

const ownTheme = ({ write, swap }: Tools, tokens: object) => {
  swap(SITE, "theme: 'midnight'", "theme: 'site'");
  write(
    'sites/1001/theme.tokens.json',
    JSON.stringify({ $extensions: { 'housefront.theme': { base: 'midnight' } }, ...tokens }),
  );
  write(
    'sites/1001/theme.css.ts',
    "import { makeTheme, readTokens } from '@housefront/ui/theme';\nimport tokens from './theme.tokens.json' with { type: 'json' };\nexport const theme = makeTheme('site', readTokens(tokens));\n",
  );
  for (const name of ['main', 'server'])
    swap(`sites/1001/src/${name}.tsx`, '@housefront/ui/themes/midnight', '../theme.css.ts');
};

const conflict = (mine: string, theirs: string) => `<<<<<<< ours\n${mine}\n=======\n${theirs}\n>>>>>>> theirs\n`;

const planted: readonly Planted[] = [
  ['project.lockfile-missing', 'no lockfile', ({ remove }) => remove('package-lock.json'), 'Run npm install'],
  ['project.lockfiles-several', 'a second lockfile', ({ write }) => write('yarn.lock', ''), 'Delete yarn.lock'],
  [
    'project.lockfile-manager',
    'the lockfile of another manager',
    ({ remove, write }) => {
      remove('package-lock.json');
      write('pnpm-lock.yaml', "lockfileVersion: '9.0'\n");
    },
    'Run npm install; then delete pnpm-lock.yaml',
  ],
  [
    'project.lockfile-old',
    'an older lockfile',
    ({ edit }) => edit('package-lock.json', (text) => text.replaceAll('"0.0.0"', '"0.0.0-old.1"')),
    'Run npm install',
  ],
  ['project.packages-missing', 'no packages', ({ remove }) => remove('node_modules'), 'Run npm install'],
  [
    'project.packages-missing',
    'one package too few',
    ({ json }) => json('package.json', (manifest) => Object.assign(manifest['dependencies'], { vitest: '^5.0.0' })),
    'Run npm install',
  ],
  [
    'project.kit-versions',
    'packages of the kit in two versions',
    ({ swap }) => swap('package.json', '"@housefront/ui": "0.0.0"', '"@housefront/ui": "0.0.1"'),
    'Write in package.json: dependencies.@housefront/ui: "0.0.0"; then run npm install',
  ],
  [
    'project.react-twice',
    'a second React in a site',
    ({ write }) => write('sites/1001/node_modules/react/package.json', '{ "name": "react", "version": "18.0.0" }'),
    'Run npm dedupe',
  ],
  [
    'project.kit-twice',
    'a second contract in a site',
    ({ write }) => write('sites/1002/node_modules/@housefront/contract/package.json', '{ "version": "0.0.0" }'),
    'Run npm dedupe',
  ],
  [
    'project.manifest',
    'a package.json that is no JSON',
    ({ write }) => write('package.json', '{'),
    'Run git checkout HEAD -- package.json',
  ],
  [
    'record.invalid',
    'a record that is no JSON',
    ({ write }) => write('housefront.json', '<<'),
    'Run git checkout HEAD -- housefront.json',
  ],
  [
    'record.base-missing',
    'a base too few',
    ({ remove }) => remove('.housefront/base/Dockerfile'),
    'Run git checkout HEAD -- .housefront/base/Dockerfile',
  ],
  [
    'record.base-changed',
    'an edited base',
    ({ edit }) => edit('.housefront/base/README.md', (text) => `${text}more\n`),
    'Run git checkout HEAD -- .housefront/base/README.md',
  ],
  [
    'record.conflict',
    'conflicts of a merge',
    ({ edit }) => edit('README.md', (text) => text + conflict('Mine', 'Theirs')),
    'In README.md keep one side of each conflict',
  ],
  [
    'config.unknown-key',
    'a misspelt key',
    ({ swap }) => swap(SITE, 'frameHosts:', 'framHosts:'),
    `In ${SITE} replace framHosts: by frameHosts:`,
  ],
  [
    'config.unknown-key',
    'a key of another program',
    ({ swap }) => swap(SITE, 'iconHosts:', 'analytics: { id: 7, on: true }, iconHosts:'),
    `Remove analytics from ${SITE}`,
  ],
  [
    'config.missing-key',
    'no name',
    ({ edit }) => edit(SITE, (text) => text.replace(/ {4}SITE_NAME.*\n/, '')),
    `Write in ${SITE}: public.SITE_NAME: "Lucky House"`,
  ],
  [
    'config.wrong-value',
    'an unknown currency',
    ({ swap }) => swap(SITE, "currencies: 'USD'", "currencies: 'USD,XXX'"),
    `Write in ${SITE}: currencies: "RMB,USD"`,
  ],
  [
    'config.wrong-value',
    'a port that is none',
    ({ swap }) => swap(SITE, 'port: 4300', "port: '4300'"),
    `Write in ${SITE}: realtime.port: 443`,
  ],
  [
    'config.site-id-twice',
    'the same site id twice',
    ({ swap }) => swap(SITE, 'siteId: 1001', 'siteId: 1002'),
    `Write in ${SITE}: siteId: 1001`,
  ],
  [
    'config.template-import',
    'another template than the imported',
    ({ swap }) => swap(SITE, "'desktop_1'", "'desktop_2'"),
    `Write in ${SITE}: public.TEMPLATE_NAME: "desktop_1"`,
  ],
  [
    'config.unknown-template',
    'a template that the kit does not have',
    ({ swap }) => {
      swap(SITE, "'H5_1'", "'H5_77'");
      swap(SITE, 'templates/h5-1', 'templates/h5-77');
    },
    `Write in ${SITE}: public.MOBILE_TEMPLATE_NAME: "H5_1"`,
  ],
  [
    'config.theme-import',
    'another theme than the imported',
    ({ swap }) => swap(SITE, "theme: 'midnight'", "theme: 'neon'"),
    `Write in ${SITE}: theme: "midnight"`,
  ],
  [
    'config.theme-import',
    'another theme on the server',
    ({ swap }) => swap('sites/1001/src/server.tsx', 'themes/midnight', 'themes/neon'),
    'In sites/1001/src/server.tsx replace @housefront/ui/themes/neon by @housefront/ui/themes/midnight',
  ],
  [
    'config.local-address',
    'a platform on this machine behind a public host',
    (tools) => goPublic(tools, 'upstream'),
    `Write in ${SITE}: upstream: "https://api.example.com"`,
  ],
  [
    'config.local-address',
    'realtime on this machine behind a public host',
    (tools) => goPublic(tools, 'realtime'),
    `Write in ${SITE}: realtime.host: "rt.example.com"`,
  ],
  [
    'config.local-address',
    'games on this machine behind a public host',
    (tools) => goPublic(tools, 'frames'),
    `Write in ${SITE}: frameHosts: ["games.example.com"]`,
  ],
  [
    'words.language-missing',
    'a language without pages',
    ({ swap }) => swap(SITE, "languages: 'en_US'", "languages: 'en_US,th_TH'"),
    'Run cp sites/1001/content/en_US.md sites/1001/content/th_TH.md',
  ],
  [
    'words.file-language',
    'pages of an unknown language',
    ({ root }) => renameSync(join(root, 'sites/1001/content/en_US.md'), join(root, 'sites/1001/content/en-US.md')),
    'Rename sites/1001/content/en-US.md to sites/1001/content/en_US.md',
  ],
  [
    'words.file-invalid',
    'a heading without an id',
    ({ swap }) => swap('sites/1001/content/en_US.md', ' {#privacy}', ''),
    'In sites/1001/content/en_US.md replace # Privacy',
  ],
  [
    'words.page-missing',
    'a page that one language lacks',
    ({ root, edit, swap }) => {
      swap(SITE, "languages: 'en_US'", "languages: 'en_US,th_TH'");
      cpSync(join(root, 'sites/1001/content/en_US.md'), join(root, 'sites/1001/content/th_TH.md'));
      edit('sites/1001/content/th_TH.md', (text) =>
        text.replace(/# .*\{#privacy\}\n[^#]*/, '').replaceAll('/main/privacy', '/main/rules'),
      );
    },
    'Add the line # Privacy',
  ],
  [
    'words.link-missing',
    'a link that leads nowhere',
    ({ edit }) => edit('sites/1001/content/en_US.md', (text) => text.replace('(/main/rules)', '(/main/ruls)')),
    'replace (/main/ruls) by (/main/rules)',
  ],
  [
    'words.text-missing',
    'a footer title in one of two languages',
    ({ root, swap }) => {
      swap(SITE, "languages: 'en_US'", "languages: 'en_US,th_TH'");
      cpSync(join(root, 'sites/1001/content/en_US.md'), join(root, 'sites/1001/content/th_TH.md'));
      swap(SITE, 'iconHosts:', "footerLinks: [{ title: { en_US: 'About' }, url: '/main/about' }],\n  iconHosts:");
    },
    `Write in ${SITE}: footerLinks[0].title.th_TH: "About"`,
  ],
  [
    'theme.tokens-invalid',
    'a token that is no colour',
    (tools) => ownTheme(tools, { colour: { accent: { base: { $type: 'color', $value: 'teal' } } } }),
    'Remove colour.accent.base from sites/1001/theme.tokens.json',
  ],
  [
    'theme.contrast',
    'a text that cannot be read',
    (tools) => ownTheme(tools, { colour: { $type: 'color', text: { muted: { $value: '#333333' } } } }),
    'Write in sites/1001/theme.tokens.json: colour.text.muted.$value: "#',
  ],
  [
    'theme.file-missing',
    'no theme file',
    (tools) => {
      ownTheme(tools, {});
      tools.git('add', '-A', 'sites');
      tools.git('commit', '-q', '-m', 'Theme');
      tools.remove('sites/1001/theme.css.ts');
    },
    'Run git checkout HEAD -- sites/1001/theme.css.ts',
  ],
  [
    'assets.favicon-missing',
    'no icon',
    ({ remove }) => remove('sites/1001/public/favicon.svg'),
    'Run git checkout HEAD -- sites/1001/public/favicon.svg',
  ],
  [
    'assets.name-case',
    'a picture in another case',
    ({ write, edit }) => {
      write('sites/1001/public/Hall.png', png);
      edit('sites/1001/content/en_US.md', (text) => text.replace('{#rules}\n', '{#rules}\n![Hall](/hall.png)\n\n'));
    },
    'replace (/hall.png) by (/Hall.png)',
  ],
  [
    'assets.file-missing',
    'a picture that is gone',
    ({ write, edit, git, remove }) => {
      write('sites/1001/public/hall.png', png);
      edit('sites/1001/content/en_US.md', (text) => text.replace('{#rules}\n', '{#rules}\n![Hall](/hall.png)\n\n'));
      git('add', '-A', 'sites');
      git('commit', '-q', '-m', 'Picture');
      remove('sites/1001/public/hall.png');
    },
    'Run git checkout HEAD -- sites/1001/public/hall.png',
  ],
  [
    'assets.too-heavy',
    'a picture of 300 kB',
    ({ write }) => write('sites/1001/public/hero.png', Buffer.concat([png, Buffer.alloc(300_000)])),
    'Make sites/1001/public/hero.png smaller than 200 kB',
  ],
  [
    'assets.wrong-format',
    'a PNG with the name of a JPEG',
    ({ write, edit }) => {
      write('sites/1001/public/hall.jpg', png);
      edit('sites/1001/content/en_US.md', (text) => text.replace('{#rules}\n', '{#rules}\n![Hall](/hall.jpg)\n\n'));
    },
    'Rename sites/1001/public/hall.jpg to sites/1001/public/hall.png; then in',
  ],
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
  [
    'git.record-ignored',
    'a record that git ignores',
    ({ edit }) => edit('.gitignore', (text) => `${text}*.json\n`),
    'Remove the line *.json from .gitignore',
  ],
  [
    'git.record-ignored',
    'bases that git ignores',
    ({ edit }) => edit('.gitignore', (text) => `${text}.housefront/\n`),
    'Remove the line .housefront/ from .gitignore',
  ],
  [
    'git.env-not-ignored',
    'variables that git may take',
    ({ edit, write }) => {
      edit('.gitignore', (text) => text.replaceAll(/^\.env.*\n/gm, ''));
      write('.env', 'PORT=8080\n');
    },
    'Add the line .env to .gitignore',
  ],
  [
    'git.built-committed',
    'a committed build',
    (tools) => {
      tools.write('sites/1001/dist/notes.txt', '');
      tools.git('add', '-f', 'sites/1001/dist');
      rmSync(join(tools.root, 'sites/1001/dist'), { recursive: true });
    },
    'Run git rm -r -q --cached sites/1001/dist',
  ],
  [
    'secrets.env-committed',
    'committed variables',
    ({ write, git }) => {
      write('.env', 'PORT=8080\n');
      git('add', '-f', '.env');
    },
    'Run git rm --cached .env',
  ],
  [
    'secrets.in-file',
    'a link key in the list of sites',
    ({ json }) => json('gateway.json', (list) => Object.assign(list[0] ?? {}, { linkKey: `${KEY}A` })),
    'Remove [0].linkKey from gateway.json',
  ],
  [
    'secrets.in-file',
    'a password in an address',
    ({ swap }) =>
      swap('compose.yaml', '    environment:', '    environment:\n      REDIS_URL: redis://:hunter2hunter2@store:6379'),
    'In compose.yaml replace redis://:hunter2hunter2@ by redis://:${PASSWORD}@',
  ],
  [
    'secrets.in-file',
    'a password in the container file',
    ({ swap }) => swap('compose.yaml', '    environment:', '    environment:\n      STORE_PASSWORD: hunter2hunter2'),
    'In compose.yaml replace STORE_PASSWORD: hunter2hunter2 by STORE_PASSWORD: ${STORE_PASSWORD}',
  ],
  [
    'doctor.ignore-expired',
    'a silence that has ended',
    ({ json }) =>
      json('housefront.json', (record) =>
        Object.assign(record, {
          doctor: { ignore: [{ id: 'assets.too-heavy', until: '2020-01-31', why: 'new pictures' }] },
        }),
      ),
    'Remove doctor.ignore[0] from housefront.json',
  ],
  [
    'doctor.ignore-unknown',
    'a silence for a misspelt id',
    ({ json }) =>
      json('housefront.json', (record) =>
        Object.assign(record, { doctor: { ignore: [{ id: 'assets.to-heavy', until: '2999-01-31', why: 'x' }] } }),
      ),
    'Write in housefront.json: doctor.ignore[0].id: "assets.too-heavy"',
  ],
];

test.each(planted)('[OPS-04] finds %s for %s, and its own advice mends it', async (id, _fault, plant, advice) => {
  const repository = template.copy();
  current = repository;
  plant({ ...repository, ...editor(repository) });
  // The fault may have several places, e.g. two files with a wrong import, and one advice each.
  for (let round = 0; ; round += 1) {
    const found = await repository.faults();
    if (round > 0 && found.length === 0) break;
    expect(new Set(found.map((finding) => finding.id))).toEqual(new Set([id]));
    expect(found.map(({ mend }) => mend).join('\n')).toContain(round === 0 ? advice : '');
    expect(round).toBeLessThan(3);
    applySteps(repository.root, found[0]?.steps ?? [], programs);
  }
});
