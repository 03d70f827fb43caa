import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const prefixes = ['lucide'];
const fileOf = (prefix: string): string => require.resolve(`@iconify-json/${prefix}/icons.json`);

/** Serves `/icons/{prefix}.json` like a built site, so that stories send no request to other hosts. */
export function localIcons(): Plugin {
  return {
    name: 'housefront:local-icons',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const prefix = /^\/icons\/([a-z0-9-]+)\.json(\?|$)/.exec(request.url ?? '')?.[1];
        if (!prefix) return next();
        response.statusCode = prefixes.includes(prefix) ? 200 : 404;
        response.setHeader('content-type', 'application/json');
        response.end(prefixes.includes(prefix) ? readFileSync(fileOf(prefix)) : '{}');
      });
    },
    generateBundle() {
      for (const prefix of prefixes) {
        this.emitFile({ type: 'asset', fileName: `icons/${prefix}.json`, source: readFileSync(fileOf(prefix)) });
      }
    },
  };
}
