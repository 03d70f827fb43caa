import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  kitVersion,
  migrations,
  repositoryFiles,
  type Answers,
  type FileTree,
  type KitRecord,
} from '@housefront/generator';
import { ejectedFiles } from '../eject/parts.ts';
import type { KitRelease } from './plan.ts';

/**
 * Answers of sites with their design tokens in files of a folder: the file that was named once may be gone, and its text is in the
 * site.
 */
function withTokens(sites: KitRecord['sites'], former: FileTree, folder: string): Record<string, Answers> {
  return Object.fromEntries(
    Object.entries(sites).map(([id, answers]) => {
      const text = former.get(`sites/${id}/theme.tokens.json`);
      if (answers['theme'] !== 'tokens' || text === undefined) return [id, answers];
      const tokens = join(folder, `${id}.tokens.json`);
      writeFileSync(tokens, text);
      return [id, { ...answers, tokens }];
    }),
  );
}

/** The version of the kit that runs. */
export const runningRelease: KitRelease = {
  version: kitVersion(),
  migrations,
  files: ({ repository, sites, templates, apps, ejected = [] }, former) => {
    const folder = mkdtempSync(join(tmpdir(), 'housefront-tokens-'));
    try {
      const files = repositoryFiles(
        { repository, sites: withTokens(sites, former, folder), templates, apps, ejected },
        kitVersion(),
      );
      return new Map([...files, ...ejectedFiles(ejected, former)]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
