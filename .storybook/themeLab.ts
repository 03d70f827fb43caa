import { join } from 'node:path';
import type { Plugin } from 'vite';
import { answerLab, MAX } from '../tooling/theme-lab/site-themes.ts';

const root = join(import.meta.dirname, '..');

/** Lets the Theme Lab save a theme into a site while Storybook is developed; a built Storybook has no server. */
export function themeLab(): Plugin {
  return {
    name: 'housefront:theme-lab',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/theme-lab/sites', (request, response) => {
        const chunks: Buffer[] = [];
        let length = 0;
        request.on('data', (chunk: Buffer) => {
          length += chunk.length;
          // The rest is read and dropped, so that an answer can be sent.
          if (length <= 4 * MAX) chunks.push(chunk);
        });
        request.on('end', () => {
          const { method = 'GET', url = '', headers } = request;
          const path = url.split('?')[0] ?? '';
          const body = Buffer.concat(chunks).toString('utf8');
          const { status, text } = answerLab(root, { method, path, headers, body });
          response.statusCode = status;
          // The Lab shows the reason of a refusal.
          response.setHeader(
            'content-type',
            method !== 'PUT' && status === 200 ? 'application/json' : 'text/plain; charset=utf-8',
          );
          response.end(text);
        });
      });
    },
  };
}
