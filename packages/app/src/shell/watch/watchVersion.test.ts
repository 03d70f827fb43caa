import { fakePorts } from '@housefront/core/testing';
import { expect, test } from 'vitest';
import { watchVersion } from './watchVersion.ts';

const HOUR = 3_600_000;

function setup(changing = false) {
  const ports = fakePorts();
  let tell: (to: object, from: object) => void = () => undefined;
  const core = {
    ports,
    config: { versionCheckIntervalMs: HOUR },
    calls: { isChanging: () => changing },
    play: { store: { getState: () => ({ play: { status: 'idle' } }) } },
    version: { latest: () => Promise.resolve('b2'), meta: (id: string) => Promise.resolve({ id }) },
  };
  const navigation = { onNavigate: (listener: typeof tell) => void (tell = listener) };
  watchVersion({ core, navigation } as never, 'b1');
  const go = async (href: string, pathChanged = true) => {
    tell({ path: href.split('?')[0], href }, { path: pathChanged ? '/elsewhere' : href.split('?')[0] });
    await ports.clock.advance(0);
  };
  return { ports, go };
}

test('[VER-02] once outdated the next navigation loads its target, and nothing happens before or within a page', async () => {
  const { ports, go } = setup();
  await go('/faq');
  await ports.clock.advance(HOUR);
  await go('/slotgame?gp_id=GP01&label=2', false);
  expect(ports.windows.gone).toEqual([]);
  await go('/gameHall/3');
  expect(ports.windows.gone).toEqual(['/gameHall/3']);
});

test('[VER-04x] while a change is pending the app navigates as usual', async () => {
  const { ports, go } = setup(true);
  await ports.clock.advance(HOUR);
  await go('/gameHall/3');
  expect(ports.windows.gone).toEqual([]);
});
