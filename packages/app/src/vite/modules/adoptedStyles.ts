import type { Plugin } from 'vite';
import { moduleFile } from './packages.ts';

/** Lets dialogs lock scrolling without a style element, which the policy of shared pages would refuse (`site/browser/adopted-styles.ts`). */
export function adoptedStyles(): Plugin {
  let found = false;
  return {
    name: 'housefront-adopted-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-style-singleton$/ },
      handler: () => {
        found = true;
        return moduleFile('app/site/browser/adopted-styles');
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('No library inserts style elements by react-style-singleton any more.');
    },
  };
}
