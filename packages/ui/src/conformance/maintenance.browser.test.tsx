import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { maintenanceFixture } from '../views/maintenance/maintenance.fixtures.ts';
import PhoneView from '../templates/_h5/maintenance/MaintenanceView.tsx';
import DesktopView from '../templates/_desktop/maintenance/MaintenanceView.tsx';

test.for([
  ['desktop', DesktopView],
  ['phone', PhoneView],
] as const)('[PLAY-44] on %s the answer has the first focus, and the chat is offered', async ([, View]) => {
  const onClose = vi.fn();
  const onCustomerService = vi.fn();
  mount(<View {...maintenanceFixture()} onClose={onClose} onCustomerService={onCustomerService} />);
  const dialog = page.getByRole('dialog', { name: 'Game under maintenance' });
  await expect.element(dialog).toContainHTML('2026-11-24 05:00');
  const answer = dialog.getByRole('button', { name: 'Close' }).last();
  await expect.element(answer).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  await dialog.getByRole('button', { name: 'Customer service' }).click();
  expect(onCustomerService).toHaveBeenCalledOnce();
});
