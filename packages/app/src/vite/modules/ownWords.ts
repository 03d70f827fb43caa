import type { Plugin } from 'vite';

/**
 * Removes the texts of react-aria's components in thirty languages: browsers use those of the site's catalogues
 * (`ui/src/patterns/spoken-words.ts`). Servers keep them: the texts are set through `window`.
 */
export function ownWords(): Plugin {
  let found = false;
  return {
    name: 'housefront-own-words',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /[\\/]react-aria[\\/]dist[\\/]private[\\/][\w-]+[\\/]intlStrings\.mjs$/ },
      handler: () => {
        found = true;
        return 'export default {};';
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('react-aria keeps its texts in other files than ownWords.ts looks for.');
    },
  };
}
