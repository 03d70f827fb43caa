import type { Plugin } from 'vite';
import { knownIcons } from '../../site/assets/icons.ts';

/** Serves `/icons/{prefix}.json?icons=a,b` in development, as the gateway does with the sets of a build (API-47x). */
export const devIcons: Plugin = {
  name: 'housefront-dev-icons',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const url = URL.parse(request.url ?? '', 'http://localhost');
      const prefix = /^\/icons\/([a-z0-9-]+)\.json$/.exec(url?.pathname ?? '')?.[1];
      const set = prefix === undefined ? null : knownIcons(prefix, url?.searchParams.get('icons')?.split(',') ?? []);
      if (!set) return next();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(set));
    });
  },
};
