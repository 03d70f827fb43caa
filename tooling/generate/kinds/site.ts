import { siteData } from '../site/data.ts';
import { siteQuestions } from '../site/questions.ts';
import type { Kind } from './kind.ts';

/** A site (GEN-01, GEN-02). */
export const site: Kind = {
  name: 'site',
  description: 'A site: config, theme, entries and assets',
  questions: siteQuestions,
  data: siteData,
  install: true,
  actions: (data) => [
    {
      type: 'addMany',
      destination: `{{dest}}/sites/${String(data['id'])}`,
      base: 'templates/site',
      templateFiles: 'templates/site/**/*.hbs',
      globOptions: { dot: true },
      stripExtensions: ['hbs'],
    },
    ...(data['brand'] === true
      ? [
          {
            type: 'addMany' as const,
            destination: `{{dest}}/sites/${String(data['id'])}`,
            base: 'templates/site-brand',
            templateFiles: 'templates/site-brand/**/*.hbs',
            stripExtensions: ['hbs'],
          },
        ]
      : []),
  ],
  next: (data) => [
    `sites/${String(data['id'])} is ready.`,
    'npm run demo starts it beside the other sites and prints its address.',
  ],
};
