import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../testing/mount.tsx';
import { errorFixture } from '../../../views/error/error.fixtures.ts';
import ErrorView from './ErrorView.tsx';

test('[SHELL-44] names the path that leads nowhere', async () => {
  mount(<ErrorView {...errorFixture({ status: 404 })} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  await expect.element(page.getByText(/\/nope\/x$/)).toBeVisible();
});

test('[SHELL-45] any other status has the server title', async () => {
  mount(<ErrorView {...errorFixture({ status: 503 })} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Internal Server Error');
});

test('[SHELL-46] gives the notice in Chinese and English, each ending with the status', async () => {
  mount(<ErrorView {...errorFixture({ status: 500 })} />);
  await expect.element(page.getByText(/升级.*\(500\)$/)).toHaveAttribute('lang', 'zh-CN');
  await expect.element(page.getByText(/being upgraded.*\(500\)$/)).toHaveAttribute('lang', 'en');
});

test('[SHELL-47] the chat opens in a new window and is named in both languages', async () => {
  mount(<ErrorView {...errorFixture()} />);
  const chat = page.getByRole('link', { name: /在线客服.*Customer service/ });
  await expect.element(chat).toHaveAttribute('href', 'https://chat.example/support');
  await expect.element(chat).toHaveAttribute('target', '_blank');
});

test('[SHELL-49x] has a way home, and no chat where there is no address', async () => {
  mount(<ErrorView {...errorFixture({ variant: 'empty' })} />);
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect.element(page.getByRole('link', { name: /Customer service/ })).not.toBeInTheDocument();
});
