import { checkTokens } from '@housefront/generator';
import { area, fail, warn, type Found } from './finding.ts';
import type { SiteSnapshot, Snapshot } from '../repository/snapshot.ts';
import { byHand, run, set, unset } from '../repository/step.ts';

const kinds = {
  'theme.file-missing': fail(
    'A site has a theme of its own, and its file is missing',
    'The site cannot be built.',
    'Take the file from git, or name a theme of the kit.',
  ),
  'theme.tokens-invalid': fail(
    'The file of design tokens cannot be used',
    'The site cannot be built.',
    'Correct the token that is named, or remove it: the base theme has a value for it.',
  ),
  'theme.contrast': warn(
    'Colours of a theme have too little contrast',
    'Visitors with weak sight, or in the sun, cannot read the text.',
    'Write the colour that the finding names.',
  ),
} as const;

type Id = keyof typeof kinds;

function themeOf({ folder, config, configFile }: SiteSnapshot, { files, git }: Snapshot): Found<Id>[] {
  const own = `${folder}/theme.css.ts`;
  const tokens = `${folder}/theme.tokens.json`;
  const theme = files.text(own);
  if (config?.theme === 'site' && theme === undefined) {
    const steps = git?.isCommitted(own) ? [run(`git checkout HEAD -- ${own}`)] : [set(configFile, 'theme', 'midnight')];
    return [{ id: 'theme.file-missing', where: own, why: `${configFile} names the theme site.`, steps }];
  }
  if (!theme?.includes('theme.tokens.json')) return [];
  const text = files.text(tokens);
  if (text === undefined) {
    const steps = git?.isCommitted(tokens)
      ? [run(`git checkout HEAD -- ${tokens}`)]
      : [byHand(`export your design tokens to ${tokens}`)];
    return [{ id: 'theme.file-missing', where: tokens, why: `${own} reads it.`, steps }];
  }
  const { problems, faults } = checkTokens(text);
  return [
    ...problems.map(({ path, text: why }): Found<Id> => {
      const steps = path === '' ? [byHand(`correct ${tokens}`)] : [unset(tokens, path)];
      return { id: 'theme.tokens-invalid', where: path === '' ? tokens : `${tokens}: ${path}`, why, steps };
    }),
    ...faults.map(({ path, text: why, colour }): Found<Id> => {
      const steps =
        colour === undefined
          ? [byHand(`choose lighter or darker colours for ${path} in ${tokens}`)]
          : [set(tokens, `${path}.$value`, colour)];
      return { id: 'theme.contrast', where: `${tokens}: ${path}`, why: `${why}.`, steps };
    }),
  ];
}

/** Themes of sites: their files, and contrast of their colours. */
export const theme = area<Id>({
  name: 'theme',
  kinds,
  check: (project) => project.sites.flatMap((site) => themeOf(site, project)),
});
