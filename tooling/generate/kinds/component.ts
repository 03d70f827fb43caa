import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sentence } from '../names.ts';
import { shown } from '@housefront/generator';
import { folder, type Kind } from './kind.ts';

/** A primitive or pattern with its styles, stories and browser test. */
export const component: Kind = {
  name: 'component',
  description: 'A primitive or pattern of the look, with styles, stories and a browser test',
  questions: (root) => [
    {
      name: 'level',
      kind: 'choice',
      message: 'primitives have no product meaning, patterns do',
      options: () => ['primitives', 'patterns'],
      fallback: 'patterns',
    },
    {
      name: 'name',
      kind: 'text',
      message: 'Name in PascalCase, e.g. DateBadge',
      validate: (value, { level }) => {
        if (!/^(?!NaN$|Infinity$)[A-Z][a-zA-Z0-9]{1,40}$/.test(String(value)))
          return `${shown(value)} is no component name. Write it in PascalCase, e.g. DateBadge.`;
        // Some file systems ignore case.
        const taken = readdirSync(join(root, 'packages/ui/src', String(level))).find(
          (name) => name.toLowerCase() === String(value).toLowerCase(),
        );
        return taken ? `${taken} exists already. Choose another name.` : undefined;
      },
    },
    {
      name: 'summary',
      kind: 'text',
      message: 'What it is, in one sentence',
      fallback: 'A part of the look.',
      validate: sentence,
    },
  ],
  data: (answers) => ({
    name: String(answers['name']),
    level: String(answers['level']),
    summary: String(answers['summary']),
  }),
  actions: ({ level, name }) => [folder('component', `packages/ui/src/${String(level)}/${String(name)}`)],
  next: ({ level, name }) => [`packages/ui/src/${String(level)}/${String(name)} is ready; pnpm storybook shows it.`],
};
