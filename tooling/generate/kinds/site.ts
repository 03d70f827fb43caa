import { siteData, siteFiles, siteQuestions } from '@housefront/generator';
import { file, type Kind } from './kind.ts';

type SiteData = ReturnType<typeof siteData>;

/** A site of the workspace (GEN-01, GEN-02). */
export const site: Kind = {
  name: 'site',
  description: 'A site: config, theme, entries and assets',
  questions: siteQuestions,
  data: (answers) => siteData(answers),
  step: () => ({
    progress: 'Linking the workspace',
    command: 'pnpm',
    args: ['install', '--prefer-offline', '--no-frozen-lockfile'],
  }),
  // Of `siteData`.
  files: (data) => siteFiles(data as SiteData),
  actions: ({ id }) => [file('site/package.json.hbs', `sites/${String(id)}/package.json`)],
  next: ({ id, notes }) => [
    // Of `siteData`.
    ...(notes as readonly string[]),
    `sites/${String(id)} is ready.`,
    'npm run demo starts it beside the other sites and prints its address; pnpm dev does so while you change it.',
  ],
};
