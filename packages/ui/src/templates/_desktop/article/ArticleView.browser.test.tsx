import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../testing/mount.tsx';
import { articleFixture } from '../../../views/article/article.fixtures.ts';
import ArticleView from './ArticleView.tsx';

test('a short article does not stretch the button below it', async () => {
  await page.viewport(1440, 900);
  mount(<ArticleView {...articleFixture()} html="<p>Short.</p>" onCustomerService={() => undefined} />);
  const button = page.getByRole('article').getByRole('button');
  await expect.element(button).toBeVisible();
  expect(button.element().getBoundingClientRect().height).toBeLessThanOrEqual(48);
});
