import { axeFaults, sideways } from '@housefront/ui/testing/checks';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../kernel/paths.ts';
import { openMemberPage } from '../../testing/openMemberPage.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { agentMenu } from './agent/agent-menu.ts';
import { entriesOf, memberMenu } from '../../kernel/member/memberMenu.ts';
import { agentSections, memberSections } from './window/sections.ts';

const member = entriesOf(memberMenu({ hidden: [], recommending: true, security: true })).filter(
  (entry) => !('href' in entry),
);
const agent = agentMenu(true).flatMap(({ entries }) => entries);
const addresses = [...member.map(({ id }) => paths.member(id)), ...agent.map(({ id }) => paths.agent(id)), paths.pay()];

beforeAll(async () => {
  const { runtime } = await testRuntime();
  const { core } = runtime;
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('./agent.page.ts'),
    import('./member-section.page.ts'),
    import('./pay.page.ts'),
    import('@housefront/contract/endpoint'),
    ...member.map(({ id }) => memberSections.load(core, id)),
    ...agent.map(({ id }) => agentSections.load(core, id)),
  ]);
  core.dispose();
  await Promise.all([desktop.default.views.account(), phone.default.views.account()]);
}, 60_000);

const waiting = (): boolean =>
  document.querySelector('h1') === null || document.querySelector('[aria-busy="true"], output[aria-label]') !== null;

for (const [mode, width] of [
  ['mobile', 360],
  ['desktop', 1440],
] as const) {
  test(`[DES-04] [A11Y-02] every section of the member and the agent window, with data of the platform, is accessible and fits at ${width} px`, async () => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(414, 896));
    const { runtime, order } = await openMemberPage('/user/Info', {
      mode,
      config: { passkeys: true, deviceList: true, secondFactor: true, push: true, webApp: { offline: true } },
    });
    await order('history', { account: 'falcon1', days: 30 });
    await order('letter', { account: 'falcon1', title: 'A word from the house' });
    const faults: string[] = [];
    for (const address of addresses) {
      await runtime.navigation.go(address);
      await expect.poll(waiting).toBe(false);
      for (const fault of [...(await axeFaults()), ...sideways()]) faults.push(`${address}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(addresses.length).toBe(24);
  });
}
