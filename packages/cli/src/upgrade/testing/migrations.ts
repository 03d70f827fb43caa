import type { FileTree, Migration } from '@housefront/generator';

const configs = (files: FileTree) => [...files].filter(([path]) => /^sites\/[^/]+\/site\.config\.ts$/.test(path));

const replacing = (pattern: RegExp, by: string) => (files: FileTree) =>
  new Map(configs(files).map(([path, text]) => [path, text.replace(pattern, by)]));

const someConfig = (pattern: RegExp) => (files: FileTree) => configs(files).some(([, text]) => pattern.test(text));

/** Migrations of the planted versions: the packed ones get this module as theirs. */
export const migrations: readonly Migration[] = [
  {
    id: '0.2.0-config-version',
    version: '0.2.0',
    kind: 'config',
    summary: 'Configs have version 2.',
    applies: someConfig(/\bversion: 1\b/),
    change: replacing(/\bversion: 1\b/, 'version: 2'),
  },
  {
    id: '0.2.0-rename-sealed-links',
    version: '0.2.0',
    kind: 'config',
    summary: 'sealedLinksOnly is called sealedLinks.',
    applies: someConfig(/\bsealedLinksOnly\b/),
    change: replacing(/\bsealedLinksOnly\b/, 'sealedLinks'),
  },
  {
    id: '0.2.0-proxy',
    version: '0.2.0',
    kind: 'note',
    summary: 'compose.yaml is in deploy: name it there in scripts of yours.',
    applies: (files) => files.has('compose.yaml'),
  },
  {
    id: '0.3.0-sealed-links-word',
    version: '0.3.0',
    kind: 'config',
    summary: "sealedLinks is 'only' or 'off'.",
    applies: someConfig(/\bsealedLinks: true\b/),
    change: replacing(/\bsealedLinks: true\b/, "sealedLinks: 'only'"),
    unresolved: (files) =>
      configs(files)
        .filter(([, text]) => /sealedLinks: (?!')/.test(text))
        .map(([path]) => `${path}: sealedLinks is computed. Write 'only' or 'off'.`),
  },
  {
    id: '0.3.0-flash',
    version: '0.3.0',
    kind: 'code',
    summary: 'Removes flash.ts.',
    applies: (files) => files.has('flash.ts'),
    change: () => new Map([['flash.ts', null]]),
  },
];
