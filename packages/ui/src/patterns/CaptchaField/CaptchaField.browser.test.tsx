import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { captchaLabels } from '../../labels/forms.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import { captchaArt } from '../../slots/art.fixtures.ts';
import type { CaptchaModel } from '../../slots/models.ts';
import { mount } from '../../testing/mount.tsx';
import { CaptchaField } from './index.ts';

const texts = labels('en_US', captchaLabels);
const ready: CaptchaModel = {
  state: 'ready',
  image: captchaArt,
  placeholder: 'Type the digits',
  fold: (typed) => typed.normalize('NFKC').replace(/\s/g, ''),
  onRefresh: vi.fn<() => void>(),
};
const other = `${captchaArt}#2`;

function Form({ captcha, error }: { readonly captcha: CaptchaModel; readonly error?: string }) {
  const [answer, setAnswer] = useState('');
  return <CaptchaField captcha={captcha} value={answer} onValueChange={setAnswer} error={error} texts={texts} />;
}

const field = () => page.getByRole('textbox', { name: 'Verification code', exact: true });
const picture = () => page.getByRole('button', { name: /Get a new image|Reload the image/ });

test('[AUTH-01] shows the picture and uses the hint of the platform', async () => {
  mount(<Form captcha={ready} />);
  await expect.element(field()).toHaveAttribute('placeholder', 'Type the digits');
  expect(picture().element().querySelector('img')?.getAttribute('src')).toBe(captchaArt);
  await expect.element(field()).toHaveAttribute('autocomplete', 'off');
  await expect.element(field()).toHaveAttribute('inputmode', 'text');
});

test('[AUTH-04x] a click, Enter and Space on the picture each ask for one new picture', async () => {
  const onRefresh = vi.fn<() => void>();
  mount(<Form captcha={{ ...ready, onRefresh }} />);
  await picture().click();
  expect(onRefresh).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(onRefresh).toHaveBeenCalledTimes(2);
  await userEvent.keyboard(' ');
  expect(onRefresh).toHaveBeenCalledTimes(3);
});

test('[AUTH-04x] the answer goes with its picture and stays while the picture stays', async () => {
  const { rerender } = mount(<Form captcha={ready} />);
  await field().fill('7294');
  rerender(<Form captcha={{ ...ready }} error="Wrong" />);
  await expect.element(field()).toHaveAccessibleDescription('Wrong');
  await expect.element(field()).toHaveValue('7294');
  rerender(<Form captcha={{ ...ready, image: other }} />);
  await expect.element(field()).toHaveValue('');
  await field().fill('11');
  rerender(<Form captcha={{ ...ready, state: 'loading', image: null }} />);
  await expect.element(field()).toHaveValue('');
});

test('[AUTH-04x] while a picture is on its way a press asks for nothing and focus stays', async () => {
  const onRefresh = vi.fn<() => void>();
  const { rerender } = mount(<Form captcha={{ ...ready, onRefresh }} />);
  await picture().click();
  rerender(<Form captcha={{ ...ready, onRefresh, state: 'loading', image: null }} />);
  await expect.element(picture()).toHaveAttribute('aria-busy', 'true');
  await expect.element(picture()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRefresh).toHaveBeenCalledTimes(1);
});

test('[AUTH-04x] a failed load is a tile that tries again', async () => {
  const onRefresh = vi.fn<() => void>();
  mount(<Form captcha={{ ...ready, onRefresh, state: 'failed', image: null }} />);
  const tile = page.getByRole('button', { name: 'Reload the image' });
  await expect.element(tile).toBeVisible();
  expect(tile.element().querySelector('img')).toBeNull();
  await tile.click();
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('the picture stays inside a narrow form', async () => {
  mount(
    <div style={{ display: 'grid', width: '272px' }}>
      <Form captcha={ready} />
    </div>,
  );
  await expect.element(picture()).toBeVisible();
  expect(picture().element().getBoundingClientRect().right).toBeLessThanOrEqual(
    field().element().parentElement?.getBoundingClientRect().right ?? 0,
  );
  expect(field().element().getBoundingClientRect().width).toBeGreaterThan(80);
});

test('[FLD-07] an answer shows the form in which it is sent once it was left or sent, and not while it is typed', async () => {
  mount(<Form captcha={ready} />);
  await field().fill('７２ ９４');
  await expect.element(field()).toHaveValue('７２ ９４');
  field().element().blur();
  await expect.element(field()).toHaveValue('7294');
  await field().fill('ｋ７');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('k7');
  await expect.element(field()).toHaveFocus();
});
