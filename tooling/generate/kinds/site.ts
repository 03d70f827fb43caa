import { siteData } from '../site/data.ts';
import { siteQuestions } from '../site/questions.ts';
import { file, folder, type Kind } from './kind.ts';

/** A site (GEN-01, GEN-02). */
export const site: Kind = {
  name: 'site',
  description: 'A site: config, theme, entries and assets',
  questions: siteQuestions,
  data: siteData,
  step: () => ({
    progress: 'Linking the workspace',
    command: 'pnpm',
    args: ['install', '--prefer-offline', '--no-frozen-lockfile'],
  }),
  actions: ({ id, brand, fromTokens, contentLocales }) => [
    folder('site', `sites/${String(id)}`),
    ...(contentLocales as readonly string[]).map((locale) =>
      file(`site-content/${locale}.md.hbs`, `sites/${String(id)}/content/${locale}.md`),
    ),
    ...(brand === true ? [folder('site-brand', `sites/${String(id)}`)] : []),
    ...(fromTokens === true ? [folder('site-tokens', `sites/${String(id)}`)] : []),
  ],
  next: ({ id, notes }) => [
    // Of `siteData`.
    ...(notes as readonly string[]),
    `sites/${String(id)} is ready.`,
    'npm run demo starts it beside the other sites and prints its address; pnpm dev does so while you change it.',
  ],
};
