import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { logoArt } from '../../slots/art.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { SiteLogo } from './index.ts';

const logo = (address: string | null) => (
  <SiteLogo site={{ name: 'Harbour', logo: address }} className="" alt="Harbour">
    Harbour by name
  </SiteLogo>
);

test('[SITE-07x] a logo that cannot be loaded gives way to the site’s own mark', async () => {
  const { rerender } = mount(logo(logoArt));
  await expect.element(page.getByRole('img', { name: 'Harbour' })).toBeVisible();
  rerender(logo('data:image/png;base64,AAAA'));
  await expect.element(page.getByText('Harbour by name')).toBeVisible();
  rerender(logo(logoArt));
  await expect.element(page.getByRole('img', { name: 'Harbour' })).toBeVisible();
  rerender(logo(null));
  await expect.element(page.getByText('Harbour by name')).toBeVisible();
});
