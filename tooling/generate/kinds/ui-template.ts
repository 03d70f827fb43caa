import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { atEndOfList } from '../edits.ts';
import { sentence } from '../names.ts';
import { shown } from '../questions.ts';
import { folder as fill, type Kind } from './kind.ts';

const folderOf = (name: string) => name.toLowerCase().replace('_', '-');

/** A template that starts as its base (TPL-03): one folder, and its name in the contract's list. */
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
        return existsSync(join(root, 'packages/ui/src/templates', folderOf(String(value))))
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
      folder: folderOf(String(name)),
      kind,
      base: kind === 'desktop' ? '_desktop' : '_h5',
    };
  },
  actions: ({ folder }) => [fill('ui-template', `packages/ui/src/templates/${String(folder)}`)],
  edits: ({ name, kind }) => [
    atEndOfList(
      'packages/contract/src/templates.ts',
      `${kind === 'desktop' ? 'DESKTOP' : 'MOBILE'}_TEMPLATES = [`,
      `'${String(name)}'`,
    ),
  ],
  next: ({ folder, name }) => [
    `packages/ui/src/templates/${String(folder)} is ready; Storybook's template toolbar shows ${String(name)}.`,
  ],
};
