import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { devUpdates } from './devUpdates.ts';

test('the texts of a saved catalogue are sent to the page, and a file that cannot be read is an error that changes nothing', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'texts-')));
  const folder = join(root, 'core/src/i18n/locales/vi_VN');
  const file = join(folder, 'session.json');
  mkdirSync(folder, { recursive: true });
  const customLogger = createLogger('silent');
  const error = vi.spyOn(customLogger, 'error');
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    customLogger,
    optimizeDeps: { noDiscovery: true },
    // The test says itself what was saved.
    server: { middlewareMode: true, ws: false, watch: { ignored: '**' } },
    plugins: [devUpdates],
  });
  const send = vi.spyOn(server.environments.client.hot, 'send');
  const save = (text: string) => {
    writeFileSync(file, text);
    server.watcher.emit('change', file);
  };
  try {
    for (const unreadable of ['{ "session.account": "Tài', 'null', '["Tài khoản"]', '{ "session.account": 1 }']) {
      error.mockClear();
      save(unreadable);
      await vi.waitFor(() => expect(error).toHaveBeenCalledWith(expect.stringContaining(file)), 20_000);
    }
    expect(send).not.toHaveBeenCalled();
    save('{ "session.account": "Tài khoản" }');
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), 20_000);
    expect(send.mock.calls).toEqual([
      ['housefront:texts', { locale: 'vi_VN', namespace: 'session', texts: { 'session.account': 'Tài khoản' } }],
    ]);
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
});
