import type { Plugin } from 'vite';

/** A plugin that changes modules of a library in what browsers load: the server and development run them as they are. */
export const leanLibrary = (name: string, id: RegExp, change: (code: string, id: string) => string): Plugin => ({
  name: `housefront-lean-${name}`,
  apply: 'build',
  applyToEnvironment: ({ name: environment }) => environment === 'client',
  transform: {
    filter: { id },
    handler: (code, module) => ({ code: change(code, module), map: null }),
  },
});
