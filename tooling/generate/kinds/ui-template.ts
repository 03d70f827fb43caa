import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionType } from 'node-plop';
import { templateFolder, type TemplateName } from '../../../packages/contract/src/site/templates.ts';
import { portsFrom } from '../../../scripts/services/ports.ts';
import { sentence } from '../names.ts';
import { shown } from '@housefront/generator';
import { folder as fill, type Kind, type KindData } from './kind.ts';

const folderOf = (name: unknown) => templateFolder(String(name) as TemplateName);

const templates = 'packages/ui/src/templates';

/**
 * A file of a base in the form for another template: its relative imports still point to the base.
 * @param folder of the file inside the base
 */
const fromBase = (source: string, base: string, folder: string): string =>
  source.replaceAll(/'(\.\.?)\/(?!\.\.)/g, (_, at: string) => `'../../${base}/${at === '.' ? `${folder}/` : ''}`);

/** The home of the base, as a starting point. */
function ownHome({ folder, base }: KindData, root: string): ActionType {
  const home = 'home/HomeView.tsx';
  return {
    type: 'add',
    path: `{{dest}}/${templates}/${String(folder)}/${home}`,
    template: '',
    // Not a template literal, because braces would contain code.
    transform: () => fromBase(readFileSync(join(root, templates, String(base), home), 'utf8'), String(base), 'home'),
  };
}

/** A template that starts as a copy of its base: only one folder (TPL-03). */
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
        return existsSync(join(root, templates, folderOf(value)))
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
    {
      name: 'home',
      kind: 'choice',
      message: 'Its home page: that of the base, or a copy to arrange anew',
      options: () => ['base', 'own'],
      fallback: 'base',
    },
  ],
  data: ({ name, idea, home }) => {
    const kind = String(name).startsWith('desktop') ? 'desktop' : 'mobile';
    return {
      name: String(name),
      idea: String(idea),
      folder: folderOf(name),
      kind,
      base: kind === 'desktop' ? '_desktop' : '_h5',
      ownHome: home === 'own',
    };
  },
  actions: (data, root) => [
    fill('ui-template', `${templates}/${String(data['folder'])}`),
    ...(data['ownHome'] === true ? [ownHome(data, root)] : []),
  ],
  edits: () => [],
  next: ({ folder, name }) => [
    `${templates}/${String(folder)} is ready; pnpm storybook shows ${String(name)} at`,
    `  http://localhost:${portsFrom().storybook}/?path=/story/views-home--normal&globals=template:${String(folder)}`,
  ],
};
