import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from './openMemberPage.ts';
import { protectedBy } from './protected.fixtures.ts';

/** Loads what the tests show, so that none pays for the first time. */
export async function warmUpHistory(): Promise<void> {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('../shell/overlays/Overlays.tsx'),
    import('../screens/account/member-section.page.ts'),
    import('../protection/sections/activity.section.ts'),
    import('../protection/sections/choices.section.ts'),
    import('../screens/account/sections/deposit.section.ts'),
    import('../screens/account/sections/withdrawal.section.ts'),
    import('../protection/cashier.ts'),
    import('../protection/history/AccountNotices.tsx'),
    import('@housefront/contract/endpoint'),
  ]);
  await Promise.all([desktop.default, phone.default].flatMap(({ views }) => [views.account(), views.home()]));
}

/** Opens a page as a member of a site with the profile gb, after what the platform did before. */
export async function openProtected(
  path: string,
  {
    days = 0,
    before = [],
    ...options
  }: Parameters<typeof openMemberPage>[1] & {
    /** Days of deposits and withdrawals. */
    readonly days?: number;
    /** Triggers of the platform. */
    readonly before?: readonly (readonly [trigger: string, body: object])[];
  } = {},
) {
  await page.viewport(options.mode === 'mobile' ? 360 : 1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  const opened = await openMemberPage('/close', {
    config: protectedBy('gb'),
    ...options,
  });
  await opened.order('protection-profile', { site_id: 1001, profile: 'gb' });
  if (days > 0) await opened.order('history', { account: 'falcon1', days });
  for (const [trigger, body] of before) await opened.order(trigger, body);
  await opened.runtime.core.queryClient.invalidateQueries();
  await opened.runtime.navigation.go(path);
  const asked = (call: string) => opened.ports.http.bodies(call).map((body) => body as Record<string, unknown>);
  return { ...opened, asked, last: (call: string) => asked(call).at(-1) };
}

/** The figure of a list of figures or facts, by its name. */
export const figure = (name: string): string | null | undefined =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent;

/** Catches the files that the page saves. */
export function catchFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:nothing';
  });
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => {
    made.mockRestore();
    pressed.mockRestore();
  });
  return saved;
}
