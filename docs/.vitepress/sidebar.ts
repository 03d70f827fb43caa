import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { DefaultTheme } from 'vitepress';
import { addressOf, root, titleOf } from '../../tooling/docs/site-pages.ts';

const item = (page: string): DefaultTheme.SidebarItem => ({ text: titleOf(page), link: addressOf(page) ?? '' });

/** Pages of a folder in the order that is given; pages that it does not name come behind, in their own order. */
function pagesOf(folder: string, first: readonly string[] = []): readonly DefaultTheme.SidebarItem[] {
  const pages = globSync(`docs/${folder}/*.md`, { cwd: root })
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => !page.endsWith('/README.md'))
    .toSorted();
  const rank = (page: string) => {
    const at = first.indexOf(basename(page, '.md'));
    return at < 0 ? first.length : at;
  };
  return pages.toSorted((one, other) => rank(one) - rank(other)).map(item);
}

/** A group that opens at a press, with its overview first. */
const folded = (text: string, folder: string): DefaultTheme.SidebarItem => ({
  text,
  collapsed: true,
  link: addressOf(`docs/${folder}/README.md`) ?? '',
  items: [...pagesOf(folder)],
});

/** All pages of the site, by audience. Folders are read, so that no page is forgotten. */
export const sidebar: DefaultTheme.SidebarItem[] = [
  { text: 'Start', items: [...pagesOf('start'), ...pagesOf('tutorials', ['operator', 'designer', 'platform-team'])] },
  {
    text: 'How to',
    items: [
      ...pagesOf('how-to', [
        'what-you-can-change',
        'add-a-site',
        'add-a-currency',
        'write-content',
        'serve-pictures',
        'add-a-language',
        'change-a-theme',
        'ask-for-consent',
        'offer-passkeys',
        'protect-accounts',
        'send-push-notices',
        'make-a-template',
        'review-looks',
        'translate-another-platform',
        'run-the-sandbox',
        'go-live',
        'put-a-network-before-it',
        'run-in-containers',
        'run-many-gateways',
        'monitoring',
        'ship-an-app',
        'upgrade',
        'security',
      ]),
      item('docs/protection.md'),
      item('docs/scaling.md'),
    ],
  },
  {
    text: 'Reference',
    items: [
      ...pagesOf('reference', ['site-config', 'third-parties', 'recipes', 'command-line', 'findings']),
      folded('Calls', 'reference/contract'),
      folded('Packages', 'reference/packages'),
    ],
  },
  { text: 'Versions', items: [...pagesOf('upgrade', ['notes', 'changelog', 'promise'])] },
  {
    // A group without a link is a button around a button.
    text: titleOf('docs/kit/README.md'),
    link: '/kit/',
    collapsed: true,
    items: [
      ...['architecture', 'glossary'].map((name) => item(`docs/${name}.md`)),
      ...pagesOf('kit', ['contributing']),
      ...['browsers', 'engines', 'speed', 'mutation'].map((name) => item(`docs/${name}.md`)),
      folded('Decisions', 'adr'),
    ],
  },
];
