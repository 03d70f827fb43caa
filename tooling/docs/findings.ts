import { findingsReference } from '../../packages/cli/src/doctor/checks/index.ts';

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;');

/** Areas with their names in a heading. */
const AREAS: Readonly<Record<string, string>> = {
  project: 'Packages',
  record: 'Generated files',
  config: 'Configs',
  words: 'Pages and texts of the config',
  texts: 'Texts of languages of a site’s own',
  theme: 'Themes',
  assets: 'Files of the folder public',
  icons: 'Pictures of the site as an app',
  consent: 'Services that need consent',
  code: 'Code of a site',
  gateway: 'Gateway',
  app: 'Native apps',
  container: 'Container files',
  cluster: 'Several gateways, and Kubernetes',
  proxy: 'nginx',
  build: 'Builds',
  ci: 'CI',
  git: 'git',
  secrets: 'Secrets',
  doctor: 'Silenced findings',
};

/** The reference of the findings of `housefront doctor`, from their declarations. */
export function findingsPage(): string {
  const byArea = Map.groupBy(findingsReference(), ({ area }) => area);
  const sections = [...byArea].map(([area, kinds]) => {
    const rows = kinds.map(({ id, status, title, meaning, mend, ci }) => {
      const name = `<a id="${id.replace('.', '-')}"></a>\`${id}\``;
      return `| ${name} | ${status === 'fail' ? 'fault' : 'warning'}${ci ? '' : ', not with `--ci`'} | ${cell(`${title}. ${meaning}`)} | ${cell(mend)} |`;
    });
    return [
      `## ${AREAS[area] ?? area} {#${area}}`,
      ['| id | | fault and harm | mend |', '|---|---|---|---|', ...rows].join('\n'),
    ].join('\n\n');
  });
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

const INTRODUCTION = `# Findings of doctor

\`npx housefront doctor\` checks a repository. Each finding names the file, the fault, and the command or setting that mends it.
Faults end the command with exit code 1, warnings do not. Checks that cannot be made, for example without a network or outside
of git, are skipped. \`--json\` writes \`{ "version": 1, "findings": [{ "id", "status", "where", "title", "why", "mend" }] }\`; a
status is \`ok\`, \`warn\`, \`fail\` or \`skipped\`. Ids stay the same from release to release.

A finding that you expect is silenced until a day, in \`housefront.json\`:

\`\`\`json
{
  "doctor": { "ignore": [{ "id": "assets.too-heavy", "until": "2027-01-31", "why": "the new pictures come in January" }] }
}
\`\`\`

Findings about a platform begin with \`platform\`; their page is written by \`housefront doctor --against\`.`;
