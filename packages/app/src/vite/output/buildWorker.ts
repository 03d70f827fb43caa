import { OFFLINE_WORKER_PATH } from '@housefront/contract/render';
import { build } from 'vite';
import { buildTargets } from '../../site/oldestBrowsers.ts';
import { moduleFile } from '../modules/packages.ts';

/**
 * Bundles the worker for visits without a connection into one classic script at the root of the build, so that its scope is
 * the whole site (PLT-04).
 * @param root the site's folder
 * @param folder `dist/client`
 * @param facts `push`: whether it shows notices; `icon`: address of the site's icon as data, empty without a small one
 */
export async function buildWorker(
  root: string,
  folder: string,
  { push, icon }: { readonly push: boolean; readonly icon: string },
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', __PUSH__: String(push), __ICON__: JSON.stringify(icon) },
    build: {
      target: buildTargets,
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: {
        input: moduleFile('app/worker/offline-worker'),
        output: { format: 'iife', entryFileNames: OFFLINE_WORKER_PATH.slice(1) },
      },
    },
  });
}
