import type { Plugin } from 'vite';

/**
 * Bundles server code with all dependencies in production mode; unbundled ones would check the environment at runtime. In
 * development, libraries are left to Node.
 */
export const productionServer: Plugin = {
  name: 'housefront-production-server',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr' ? { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: true } } : undefined,
};
