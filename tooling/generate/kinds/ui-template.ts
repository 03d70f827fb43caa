import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { templateFolder, type TemplateName } from '../../../packages/contract/src/templates.ts';
import { sentence } from '../names.ts';
import { shown } from '../questions.ts';
import { folder as fill, type Kind } from './kind.ts';

const folderOf = (name: unknown) => templateFolder(String(name) as TemplateName);

/** A template that starts as its base: one folder and nothing else (TPL-03). */
export const uiTemplate: Kind = {
  name: 'ui-template',
  description: 'A template that starts as its base, ready to differ',
  questions: (root) => [
    {
      name: 'name',
      kind: 'text',
      message: 'Name, e.g. H5_9 or desktop_3',
      validate: (value) => {
        if (!/^(H5|desktop)_[1-9]\d?$/.test(String(value)))
          return `${shown(value)} is no template name. Write H5_ or desktop_ and a number.`;
        return existsSync(join(root, 'packages/ui/src/templates', folderOf(value)))
          ? `${String(value)} exists already. Choose another number.`
          : undefined;
      },
    },
    {
      name: 'idea',
      kind: 'text',
      message: 'The idea of it, in one sentence',
      fallback: 'A new arrangement.',
      validate: sentence,
    },
  ],
  data: ({ name, idea }) => {
    const kind = String(name).startsWith('desktop') ? 'desktop' : 'mobile';
    return {
      name: String(name),
      idea: String(idea),
      folder: folderOf(name),
      kind,
      base: kind === 'desktop' ? '_desktop' : '_h5',
    };
  },
  actions: ({ folder }) => [fill('ui-template', `packages/ui/src/templates/${String(folder)}`)],
  edits: () => [],
  next: ({ folder, name }) => [
    `packages/ui/src/templates/${String(folder)} is ready; Storybook's template toolbar shows ${String(name)}.`,
  ],
};
