import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import type { AnswerPicture } from './suppliers.ts';

/** Kinds of broken answers for a picture. */
export const KINDS = ['missing', 'page', 'half', 'slow', 'huge'] as const;

/** Pictures of which every second one is broken, each kind in turn: in whatever order they are asked for, some in view are well. */
export interface BrokenPictures {
  readonly answer: AnswerPicture;
  /** The broken kinds that were asked for, sorted. */
  readonly asked: () => readonly string[];
  /** Ends the slow answers. */
  readonly release: () => void;
}

/** Makes such pictures. */
export function brokenPicture(): BrokenPictures {
  const kinds = new Map<string, (typeof KINDS)[number] | 'well'>();
  const slow: ServerResponse[] = [];
  // 49 megapixels in some kilobytes.
  const huge = sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#234' } })
    .png()
    .toBuffer();
  return {
    answer(path, response) {
      const broken = kinds.size % 2 === 0 ? KINDS[(kinds.size / 2) % KINDS.length] : undefined;
      const kind = kinds.get(path) ?? broken ?? 'well';
      kinds.set(path, kind);
      if (kind === 'well') return false;
      if (kind === 'missing') response.writeHead(404).end();
      else if (kind === 'page') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sold</h1>');
      else if (kind === 'half') response.writeHead(200, { 'content-type': 'image/png' }).end('\x89PNG');
      else if (kind === 'slow') slow.push(response);
      else void huge.then((bytes) => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes));
      return true;
    },
    asked: () => [...new Set(kinds.values())].filter((kind) => kind !== 'well').sort(),
    release: () => slow.forEach((response) => response.destroy()),
  };
}
