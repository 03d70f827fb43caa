import type { Plugin } from 'vite';

/**
 * Leaves out what components of react-aria say in thirty languages: browsers give them the words of the site's own
 * (`ui/src/patterns/spoken-words.ts`). On a server, where there is no window to give them through, they stay.
 */
export const ownWords: Plugin = {
  name: 'housefront-own-words',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /[\\/]react-aria[\\/]dist[\\/]private[\\/][\w-]+[\\/]intlStrings\.mjs$/ },
    handler: () => 'export default {};',
  },
};
