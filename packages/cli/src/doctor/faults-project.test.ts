import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { kitVersion } from '@housefront/generator';
import { KEY, conflict, provePlanted, type Planted } from './testing/planting.ts';

const KIT = kitVersion();

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
    ({ edit }) => edit('package-lock.json', (text) => text.replaceAll(`"${KIT}"`, '"0.0.9"')),
    'Run npm install',
  ],
  ['project.packages-missing', 'no packages', ({ remove }) => remove('node_modules'), 'Run npm install'],
  [
    'project.packages-missing',
    'one package too few',
    ({ json }) =>
      json('package.json', (manifest) => Object.assign(manifest['dependencies'] ?? {}, { vitest: '^5.0.0' })),
    'Run npm install',
  ],
  [
    'project.dependency-missing',
    'a package.json without the command line',
    ({ json }) =>
      json('package.json', (manifest) => void Reflect.deleteProperty(manifest['devDependencies'] ?? {}, 'housefront')),
    `Write in package.json: devDependencies.housefront: "${KIT}"; then run npm install`,
  ],
  [
    'project.dependency-missing',
    'a package.json without React',
    ({ json }) =>
      json('package.json', (manifest) => void Reflect.deleteProperty(manifest['devDependencies'] ?? {}, 'react')),
    'Write in package.json: devDependencies.react: "',
  ],
  ...['site.config.ts', 'vite.config.ts', 'src/main.tsx', 'src/server.tsx'].map((file): Planted => [
    'record.file-missing',
    `no ${file}`,
    ({ remove }) => remove(`sites/1001/${file}`),
    `Run git checkout HEAD -- sites/1001/${file}`,
  ]),
  [
    'record.file-missing',
    'a file that was never committed',
    ({ root, git, remove }) => {
      rmSync(join(root, '.git'), { recursive: true });
      git('init', '-q');
      remove('sites/1001/src/main.tsx');
    },
    'Run cp .housefront/base/sites/1001/src/main.tsx sites/1001/src/main.tsx',
  ],
  [
    'project.kit-versions',
    'packages of the kit in two versions',
    ({ swap }) => swap('package.json', `"@housefront/ui": "${KIT}"`, '"@housefront/ui": "0.0.9"'),
    `Write in package.json: devDependencies.@housefront/ui: "${KIT}"; then run npm install`,
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
    ({ write }) => write('sites/1002/node_modules/@housefront/contract/package.json', `{ "version": "${KIT}" }`),
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
  ...(
    [
      ['.npmrc', `//packages.example.org/:_authToken=npm_${'a1'.repeat(18)}`, 'npm'],
      ['sites/1001/src/api.ts', `export const token = 'ghp_${'a1'.repeat(18)}';`, 'GitHub'],
      ['deploy.sh', `aws configure set key AKIA${'Q7'.repeat(8)}`, 'Amazon'],
      ['notes.md', `Bot: xoxb-${'12345-'.repeat(4)}`, 'Slack'],
      ['pay.ts', `const key = "sk_live_${'a1'.repeat(12)}";`, 'Stripe'],
      ['ci.yml', `  GITLAB: glpat-${'a1'.repeat(10)}`, 'GitLab'],
    ] as const
  ).map(([file, text, of]): Planted => [
    'secrets.in-file',
    `a token of ${of}`,
    ({ write, git }) => {
      write(file, `${text}\n`);
      git('add', '-A');
    },
    `by \${TOKEN}; then give it by a variable of the environment`,
  ]),
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

provePlanted(planted);
