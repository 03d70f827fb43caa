import type { Banner } from '@housefront/core/features/banners';
import { pickText } from '@housefront/core/i18n';
import { hostileAddresses } from '@housefront/core/testing';
import { DestinationLink } from '@housefront/ui/patterns/Destination';
import { UiProvider } from '@housefront/ui/primitives/UiProvider';
import { idle, testRoot } from '@housefront/ui/testing';
import { expect, test } from 'vitest';
import { bannerDestination, type BannerContext } from './bannerDestination.ts';

const told: unknown[] = [];
const context: BannerContext = {
  demoMode: false,
  currency: 'RMB',
  member: true,
  halls: [],
  openProvider: (gtId, { id, house }) => ({ kind: 'list', address: { gtId, gpId: id, house } }),
  play: (...args) => void told.push(args),
  askToLogin: () => void told.push('login'),
  isAbsent: () => false,
  callOf: (kind, { name }) => `${kind} ${pickText(name, 'en_US')}`,
  openPage: (path) => void told.push(path),
};

const banner: Omit<Banner, 'url' | 'linkKind'> = {
  id: '1',
  title: '',
  picture: '/a.svg',
  newWindow: true,
  gameLink: null,
  device: null,
  shownToGuests: true,
  shownToMembers: true,
  headline: '',
  line: '',
  button: '',
  endsAt: null,
};

test('[ERR-11] hostile banners are pictures: clicking and pressing them opens, leaves and runs nothing', async () => {
  const windows: unknown[] = [];
  const open = window.open.bind(window);
  window.open = (...args) => {
    windows.push(args);
    return null;
  };
  const { place, render } = testRoot();
  const here = location.href;
  render(
    <UiProvider navigate={(href) => void told.push(href)}>
      {hostileAddresses.flatMap((url) =>
        (['external', 'internal', 'game'] as const).map((linkKind) => (
          <DestinationLink
            key={`${linkKind} ${url}`}
            to={bannerDestination({ ...banner, url, linkKind }, context)}
            className="banner"
          >
            banner
          </DestinationLink>
        )),
      )}
    </UiProvider>,
  );
  await expect.poll(() => place.querySelectorAll('.banner').length).toBe(hostileAddresses.length * 3);
  for (const banner of place.querySelectorAll<HTMLElement>('.banner')) {
    banner.click();
    banner.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true }));
    banner.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }
  await idle();
  expect(place.querySelectorAll('a, button, [href], [tabindex]').length).toBe(0);
  expect([told, windows, location.href]).toEqual([[], [], here]);
  window.open = open;
});
