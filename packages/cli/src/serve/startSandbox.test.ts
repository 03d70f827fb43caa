import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRepository } from '@housefront/generator';
import { expect, test, vi } from 'vitest';
import { siteFolders } from '../project/siteFolders.ts';
import { startSandbox } from './startSandbox.ts';

test('[OPS-02] the sandbox of a created repository has no logo for its sites, so that each shows the name that it was given', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const root = mkdtempSync(join(tmpdir(), 'sandbox-'));
  expect(await createRepository(['my-sites', '--no-install', '--no-git'], root)).toBe(0);
  const sites = siteFolders(join(root, 'my-sites/sites'));
  const sandbox = await startSandbox(0, join(root, 'my-sites/.data/sandbox'));
  try {
    expect(sites.map(({ id }) => id)).toEqual(['1001', '1002']);
    for (const { id, folder } of sites) {
      expect(readFileSync(join(folder, 'site.config.ts'), 'utf8')).toMatch(/SITE_NAME: 'My Sites(?: Two)?'/);
      const reply = await sandbox.app.request('/api/web/logo', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ site_id: Number(id) }),
      });
      expect(await reply.json()).toMatchObject({ data: { web_logo_list: [] } });
    }
  } finally {
    await sandbox.close();
    rmSync(root, { recursive: true, force: true });
  }
});
